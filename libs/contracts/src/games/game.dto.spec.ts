import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { INVALID_TAG, SUGGESTED_TAGS } from './tags.js';
import { GameDto, UpdateGameDto } from './game.dto.js';

const FULL = {
  name: 'Pixel Garden',
  description: 'Grow a garden of pixels.',
  ai_model_id: 1,
  model_version_id: 2,
  categories: ['Puzzle', 'RPG'],
  ai_integration_details: 'The model draws every plant.',
};
const sentences = (change: object) => sentencesOf(GameDto, { ...FULL, ...change });

describe('GameDto', () => {
  it('accepts required fields only, and all fields', () => {
    expect(sentences({})).toEqual({});
    expect(
      sentences({
        image_url: 'https://pictures.example/a.png',
        preview_images: ['https://pictures.example/b.png', ''],
        game_url: 'http://localhost:8080/play?x=1#top',
        github_url: null,
        documentation_url: '',
        active: false,
      }),
    ).toEqual({});
  });

  it.each([
    ['name', 'x', 'Name must be at least 2 characters'],
    ['name', ' x ', 'Name must be at least 2 characters'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['ai_model_id', undefined, 'Please select an AI model'],
    ['ai_model_id', 0, 'Please select an AI model'],
    ['ai_model_id', '1', 'Please select an AI model'],
    ['model_version_id', null, 'Please select a model version'],
    ['model_version_id', 2_147_483_648, 'Please select a model version'],
    ['categories', [], 'Please select at least one category'],
    ['categories', undefined, 'Please select at least one category'],
    ['categories', ['Racing'], 'Please select at least one category'],
    ['categories', ['Puzzle', 'Puzzle'], 'Each category can be added once'],
    ['tags', 'arcade', 'Tags must be a list'],
    ['tags', ['a', 'arcade'], INVALID_TAG],
    ['tags', ['word game'], INVALID_TAG],
    ['tags', ['ärcade'], INVALID_TAG],
    ['tags', ['-arcade'], INVALID_TAG],
    ['tags', ['x'.repeat(25)], INVALID_TAG],
    ['tags', [7], INVALID_TAG],
    ['tags', ['Arcade', 'arcade '], 'Each tag can be added once'],
    ['tags', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'], 'At most 5 tags'],
    ['ai_integration_details', 'AI', 'Please provide details about AI integration'],
    ['preview_images', ['https://a.example/1', 'https://a.example/1'], 'This image URL is already added'],
    ['preview_images', ['javascript:alert(1)'], 'Please enter a valid URL'],
    ['preview_images', Array.from({ length: 13 }, (_, i) => `https://a.example/${i}`), 'At most 12 preview images'],
    ['active', 'yes', 'Active must be on or off'],
    ['status', 'public', 'Please select whether the game is listed'],
  ])('refuses %s as %j', (field, value, sentence) => {
    expect(sentences({ [field]: value })[field]).toContain(sentence);
  });

  it('accepts a draft without texts and categories, but not with wrong ones', () => {
    const draft = { name: 'Pixel Garden', ai_model_id: 1, model_version_id: 2, status: 'draft' };
    expect(sentencesOf(GameDto, draft)).toEqual({});
    const blank = { description: ' ', categories: [], ai_integration_details: '' };
    expect(sentencesOf(GameDto, { ...draft, ...blank })).toEqual({});
    expect(sentencesOf(UpdateGameDto, { status: 'draft', ...blank })).toEqual({});
    expect(Object.keys(sentencesOf(UpdateGameDto, blank))).toEqual(Object.keys(blank));
    expect(sentencesOf(GameDto, { ...draft, description: 'short', categories: ['Racing'] })).toEqual({
      description: ['Description must be at least 10 characters'],
      categories: ['Please select at least one category'],
    });
  });

  it.each([
    'example.com',
    'ftp://a.example/',
    'javascript:alert(1)',
    'https://me:secret@a.example/',
    'https://',
    'a b',
  ])('refuses the address %j', (address) => {
    for (const field of ['image_url', 'game_url', 'github_url', 'documentation_url']) {
      expect(sentences({ [field]: address })).toEqual({ [field]: ['Please enter a valid URL'] });
    }
  });

  it.each([
    ['https:a.example', 'https://a.example/'],
    ['HTTPS://A.Example/Play', 'https://a.example/Play'],
    ['https://a.example', 'https://a.example'],
    ['https://a.example/?q=1#top', 'https://a.example/?q=1#top'],
  ])('stores the URL %s as it is parsed', (given, stored) => {
    expect(read(GameDto, { ...FULL, game_url: given, preview_images: [given] })).toMatchObject({
      game_url: stored,
      preview_images: [stored],
    });
  });

  it('treats empty URLs as none, and trims texts', () => {
    const game = read(GameDto, { ...FULL, name: '  Pixel  Garden ', image_url: '  ', preview_images: ['', ' '] });
    expect(game).toMatchObject({ name: 'Pixel  Garden', image_url: null, preview_images: [] });
  });

  it('stores tags in lower case, and accepts all suggested ones', () => {
    expect(read(GameDto, { ...FULL, tags: [' 3D ', 'Word-Game'] })).toMatchObject({ tags: ['3d', 'word-game'] });
    for (const tag of SUGGESTED_TAGS) expect(sentences({ tags: [tag] })).toEqual({});
  });

  it('counts characters like the database', () => {
    const name = 'a\ufe0f'.repeat(100);
    expect(sentences({ name })).toEqual({ name: ['Name must be at most 120 characters'] });
    expect(sentences({ name: '😀'.repeat(120) })).toEqual({});
  });

  it.each(['created_by', 'player_count', 'average_rating', 'id'])('refuses the property %s', (property) => {
    expect(Object.keys(sentences({ [property]: 1 }))).toEqual([property]);
  });
});

describe('UpdateGameDto', () => {
  it('applies the same rules to the fields that are sent', () => {
    expect(sentencesOf(UpdateGameDto, {})).toEqual({});
    expect(sentencesOf(UpdateGameDto, { active: false })).toEqual({});
    expect(sentencesOf(UpdateGameDto, { name: 'x', categories: [] })).toEqual({
      name: ['Name must be at least 2 characters'],
      categories: ['Please select at least one category'],
    });
  });
});
