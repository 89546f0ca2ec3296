/** Writing a patch to so many sockets takes more than a millisecond, in which nothing else runs. */
const GROUP_SIZE = 125;
/** Each group merges and encodes its changes, which costs more than it saves if there are many. */
const MOST_GROUPS = 8;

/** The number of watchers by group. */
type Groups = Map<string, number>;

/**
 * Divides the watchers of a room into groups with patches of their own. Between the broadcasts to two groups, other work
 * is done, and the later one has newer changes.
 */
export class RoomGroups {
  private readonly rooms = new Map<string, Groups>();

  /** Adds a watcher; returns its group, which has a name that no other room or group has. */
  join(room: string): string {
    const groups = this.rooms.get(room) ?? new Map<string, number>();
    this.rooms.set(room, groups);
    const group = groupWithSpace(groups) ?? newGroup(room, groups) ?? smallest(groups);
    groups.set(group, (groups.get(group) ?? 0) + 1);
    return group;
  }

  /** Removes a watcher; returns whether the group is empty now. */
  leave(room: string, group: string): boolean {
    const groups = this.rooms.get(room);
    const left = (groups?.get(group) ?? 0) - 1;
    if (left > 0) {
      groups?.set(group, left);
      return false;
    }
    groups?.delete(group);
    if (groups?.size === 0) this.rooms.delete(room);
    return true;
  }

  has(room: string): boolean {
    return this.rooms.has(room);
  }

  of(room: string): string[] {
    return [...(this.rooms.get(room)?.keys() ?? [])];
  }
}

function groupWithSpace(groups: Groups): string | undefined {
  for (const [group, watchers] of groups) if (watchers < GROUP_SIZE) return group;
  return undefined;
}

/** Undefined if the room has as many groups as it may have. */
function newGroup(room: string, groups: Groups): string | undefined {
  for (let number = 1; number <= MOST_GROUPS; number += 1) {
    const group = `${room} group ${number}`;
    if (!groups.has(group)) return group;
  }
  return undefined;
}

function smallest(groups: Groups): string {
  const [group] = [...groups].reduce((a, b) => (b[1] < a[1] ? b : a));
  return group;
}
