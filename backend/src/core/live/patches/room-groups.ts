/** Sending a patch to so many sockets takes more than a millisecond, in which nothing else runs. */
const GROUP_SIZE = 125;

/**
 * Divides the watchers of a room into groups with patches of their own. Between the broadcasts to two groups, other
 * work is done, and the later one has newer changes.
 */
export class RoomGroups {
  /** The number of watchers of each group, by room. */
  private readonly rooms = new Map<string, Map<string, number>>();

  /** Adds a watcher; returns its group, which has a name that no other room or group has. */
  join(room: string): string {
    const groups = this.rooms.get(room) ?? new Map<string, number>();
    this.rooms.set(room, groups);
    for (let number = 1; ; number += 1) {
      const group = `${room} group ${number}`;
      const watchers = groups.get(group) ?? 0;
      if (watchers === GROUP_SIZE) continue;
      groups.set(group, watchers + 1);
      return group;
    }
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
