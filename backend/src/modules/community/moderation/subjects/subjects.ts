import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import { CommentShelf } from './comment-shelf.js';
import { GameShelf } from './game-shelf.js';
import { ScoreShelf } from './score-shelf.js';
import type { Subject, SubjectShelf } from './subject.js';

/** Everything that can be reported, by its kind. */
@Injectable()
export class Subjects {
  private readonly shelves: Record<SubjectKind, SubjectShelf>;

  constructor(comment: CommentShelf, game: GameShelf, score: ScoreShelf) {
    this.shelves = { comment, game, score };
  }

  shelf(kind: SubjectKind): SubjectShelf {
    return this.shelves[kind];
  }

  async find(em: EntityManager, kind: SubjectKind, id: number): Promise<Subject | undefined> {
    const [subject] = await this.shelf(kind).look(em, [id]);
    return subject;
  }
}
