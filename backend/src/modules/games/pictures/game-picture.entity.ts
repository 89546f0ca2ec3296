import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../directory/game.entity.js';

export const GamePictureSchema = defineEntity({
  name: 'GamePicture',
  tableName: 'game_pictures',
  properties: {
    id: p.uuid().primary(),
    game: () => p.manyToOne(Game),
    /** Of the largest file. */
    width: p.integer(),
    height: p.integer(),
    uploadedBy: () => p.manyToOne(User).fieldName('uploaded_by'),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A picture that a maker has uploaded for a game. */
export class GamePicture extends GamePictureSchema.class {}
GamePictureSchema.setClass(GamePicture);
