import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { ModelDto } from './model.dto.js';
import { VersionDto, VersionFormDto } from './version.dto.js';

describe('ModelDto', () => {
  const FULL = { name: 'Orion', company: 'Example Labs', description: 'A model for small worlds.' };

  it('requires a name, a company and a description', () => {
    expect(sentencesOf(ModelDto, FULL)).toEqual({});
    expect(sentencesOf(ModelDto, { ...FULL, logo_url: '', website_url: 'https://orion.example' })).toEqual({});
    expect(sentencesOf(ModelDto, { name: 'O', company: ' E ', description: 'short' })).toEqual({
      name: ['Name must be at least 2 characters'],
      company: ['Company name must be at least 2 characters'],
      description: ['Description must be at least 10 characters'],
    });
  });

  it('accepts web URLs only', () => {
    for (const field of ['logo_url', 'website_url']) {
      expect(sentencesOf(ModelDto, { ...FULL, [field]: 'data:image/png,x' })).toEqual({
        [field]: ['Please enter a valid URL'],
      });
    }
  });
});

describe('VersionDto', () => {
  const FULL = { version: '2.0', description: 'Now it thinks ahead.' };

  it('requires a version and a description; the model is in the path', () => {
    expect(sentencesOf(VersionDto, FULL)).toEqual({});
    expect(sentencesOf(VersionDto, { version: ' ', description: 'short' })).toEqual({
      version: ['Version is required'],
      description: ['Description must be at least 10 characters'],
    });
  });

  it('requires a model in the form', () => {
    expect(sentencesOf(VersionFormDto, FULL).model_id).toContain('Please select a model');
    expect(sentencesOf(VersionFormDto, { ...FULL, model_id: 3 })).toEqual({});
  });

  it('trims and limits capabilities', () => {
    expect(read(VersionDto, { ...FULL, capabilities: [' text ', '', 'music'] }).capabilities).toEqual([
      'text',
      'music',
    ]);
    expect(Object.keys(sentencesOf(VersionDto, { ...FULL, capabilities: ['x'.repeat(81)] }))).toEqual(['capabilities']);
    expect(Object.keys(sentencesOf(VersionDto, { ...FULL, capabilities: 'text, music' }))).toEqual(['capabilities']);
    expect(Object.keys(sentencesOf(VersionDto, { ...FULL, capabilities: [7] }))).toEqual(['capabilities']);
    expect(
      Object.keys(sentencesOf(VersionDto, { ...FULL, capabilities: Array.from({ length: 33 }, (_, i) => `c${i}`) })),
    ).toEqual(['capabilities']);
  });
});
