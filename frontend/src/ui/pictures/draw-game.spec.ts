import { describe, expect, it } from '@jest/globals';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { drawGame } from './draw-game.js';
import { SHAPES } from './game-sprite-shapes.js';

describe('the sprite of a game', () => {
  it('is always the same for the same name and category', () => {
    expect(drawGame('Hexfall', 'Puzzle')).toEqual(drawGame('Hexfall', 'Puzzle'));
  });

  it('differs by name and by category', () => {
    const pictures = ['Hexfall', 'Neon Drift', 'Byte Bakery', 'Hexfall 2'].map((name) => drawGame(name, 'Other'));
    pictures.push(drawGame('Hexfall', 'RPG'));
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(5);
  });

  it.each(GAME_CATEGORIES)('has a shape of twelve rows for %s', (category) => {
    expect(SHAPES[category]).toHaveLength(12);
    for (const row of SHAPES[category]) expect(row).toMatch(/^[.#*ox]{6}$/);
  });
});
