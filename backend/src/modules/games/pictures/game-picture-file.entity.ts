import { defineEntity, p } from '@mikro-orm/core';
import { GamePicture } from './game-picture.entity.js';

export const GamePictureFileSchema = defineEntity({
  name: 'GamePictureFile',
  tableName: 'game_picture_files',
  properties: {
    picture: () => p.manyToOne(GamePicture).primary(),
    width: p.integer().primary(),
    /** WebP. */
    content: p.blob(),
  },
});

/** An uploaded picture in one of its widths. */
export class GamePictureFile extends GamePictureFileSchema.class {}
GamePictureFileSchema.setClass(GamePictureFile);
