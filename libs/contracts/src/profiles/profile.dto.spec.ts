import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '../../test/sentences.js';
import { PreferencesDto } from '../preferences/preferences.dto.js';
import { DEFAULT_PREFERENCES } from '../preferences/preferences.js';
import { ProfileDto } from './profile.dto.js';

describe('PreferencesDto', () => {
  it('accepts all preferences or some', () => {
    expect(sentencesOf(PreferencesDto, DEFAULT_PREFERENCES)).toEqual({});
    expect(sentencesOf(PreferencesDto, { theme: 'light' })).toEqual({});
    expect(sentencesOf(PreferencesDto, {})).toEqual({});
  });

  it.each([
    [{ language: 'it' }, 'language', 'The language must be one of en, es, fr, de'],
    [{ theme: 'system' }, 'theme', 'The theme must be dark or light'],
    [{ email_notifications: 'yes' }, 'email_notifications', 'Email notifications must be on or off'],
    [{ game_invites: 1 }, 'game_invites', 'Game invites must be on or off'],
    [{ weekly_digest: 'off' }, 'weekly_digest', 'Weekly digest must be on or off'],
    [{ daily_reminder: 1 }, 'daily_reminder', 'Reminders of the daily must be on or off'],
    [{ maker_digest: 'on' }, 'maker_digest', 'Weekly figures of own games must be on or off'],
    [{ notify_overtaken: 'no' }, 'notify_overtaken', 'Notices of being overtaken must be on or off'],
    [{ notify_comments: 0 }, 'notify_comments', 'Notices of comments must be on or off'],
    [{ notify_achievements: 'on' }, 'notify_achievements', 'Notices of achievements must be on or off'],
    [{ notify_weekly_results: [] }, 'notify_weekly_results', 'Notices of weekly results must be on or off'],
    [{ share_runs: 'no' }, 'share_runs', 'Letting others watch must be on or off'],
  ])('refuses %j with a message for the field', (change, field, sentence) => {
    expect(sentencesOf(PreferencesDto, change)).toEqual({ [field]: [sentence] });
  });
});

describe('ProfileDto', () => {
  it('accepts a username, an address, both or neither', () => {
    expect(sentencesOf(ProfileDto, {})).toEqual({});
    expect(sentencesOf(ProfileDto, { username: 'ada', email: 'ada@example.org' })).toEqual({});
  });

  it('has the messages of the registration', () => {
    expect(sentencesOf(ProfileDto, { username: 'ab', email: 'ada' })).toEqual({
      username: ['Username must be at least 3 characters'],
      email: ['Invalid email address'],
    });
    expect(Object.keys(sentencesOf(ProfileDto, { credits: 5 }))).toEqual(['credits']);
  });
});
