import { Logger } from '@nestjs/common';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/postgresql';
import { REDIS_TIMEOUT } from '../../config/limits.js';
import { LimitedLog } from '../logging/limited-log.js';
import { withTimeout } from '../redis/with-timeout.js';
import type { Transaction } from './transaction.js';

export type AfterCommit = () => Promise<void>;

const log = new LimitedLog(new Logger('Database'));

/** The work after the commit of each open transaction, by the client of `Sql` or MikroORM's transaction context. */
const open = new WeakMap<object, AfterCommit[]>();

/**
 * Runs `work` once the outermost transaction of `tx` has committed, in the order of these calls, and never if it was
 * rolled back. The transaction is over by then: a failure is logged, and the caller waits for at most a second.
 */
export function afterCommit(tx: Transaction, work: AfterCommit): void {
  const key: object | undefined = 'query' in tx ? tx : tx.getTransactionContext();
  const following = key && open.get(key);
  if (!following) throw new Error('afterCommit was called outside a transaction');
  following.push(work);
}

export function transactionStarted(key: object): void {
  open.set(key, []);
}

/** Returns the work to run if the transaction has committed. */
export function transactionEnded(key: object): AfterCommit[] {
  const following = open.get(key) ?? [];
  open.delete(key);
  return following;
}

/** Never throws. Work that takes longer than a second goes on in the background. */
export async function runAfterCommit(following: AfterCommit[]): Promise<void> {
  if (following.length === 0) return;
  const inOrder = async () => {
    for (const work of following)
      await work().catch((error: unknown) => log.error({ err: error }, 'failed after commit'));
  };
  await withTimeout(inOrder(), REDIS_TIMEOUT).catch(() => undefined);
}

/** MikroORM does not type the transaction of an event. */
const contextOf = ({ transaction }: TransactionEventArgs): object | undefined => transaction as object | undefined;

/** Follows the transactions of MikroORM. The work of nested ones runs after the commit of the outermost. */
export class AfterCommitSubscriber implements EventSubscriber {
  private readonly starting = new WeakMap<object, object>();
  private readonly parents = new WeakMap<object, object>();

  beforeTransactionStart(event: TransactionEventArgs): void {
    const parent = contextOf(event);
    if (parent) this.starting.set(event.em, parent);
    else this.starting.delete(event.em);
  }

  afterTransactionStart(event: TransactionEventArgs): void {
    const context = contextOf(event);
    if (!context) return;
    transactionStarted(context);
    const parent = this.starting.get(event.em);
    if (parent) this.parents.set(context, parent);
  }

  async afterTransactionCommit(event: TransactionEventArgs): Promise<void> {
    const context = contextOf(event);
    if (!context) return;
    const following = transactionEnded(context);
    const parent = this.parents.get(context);
    if (parent) open.get(parent)?.push(...following);
    else await runAfterCommit(following);
  }

  afterTransactionRollback(event: TransactionEventArgs): void {
    const context = contextOf(event);
    if (context) transactionEnded(context);
  }
}
