import { createHash, randomBytes } from 'node:crypto';
import type { Guest, Storage } from './storage/storage.ts';

/** Letters that are not taken for one another when somebody copies them by hand. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codeLength = 20;

/** A recovery code: 20 letters in groups of five, some 98 bits. */
function newCode(): string {
  let code = '';
  while (code.length < codeLength)
    // What would favour the first letters is passed over.
    for (const byte of randomBytes(codeLength))
      if (byte < 240 && code.length < codeLength) code += letters[byte % letters.length];
  return code.replace(/(.{5})(?=.)/g, '$1-');
}

/** What is stored in place of a code; hyphens, spaces and small letters do not matter. */
function hashOf(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`holoboard recovery ${plain}`).digest('hex');
}

/** The people who play here. They need only a name; a code lets them come back from another device. */
export class Guests {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async find(id: string): Promise<Guest | null> {
    return this.storage.guest(id);
  }

  /** A new guest, who comes from an address known by its mark. */
  async create(name: string, address: string): Promise<Guest> {
    const guest: Guest = {
      id: randomBytes(16).toString('base64url'),
      name,
      recovery: hashOf(newCode()),
      created: this.now(),
      notices: '{}',
      sessions: 0,
      address,
    };
    await this.storage.createGuest(guest);
    return guest;
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.storage.renameGuest(guest.id, name);
    return { ...guest, name };
  }

  /** A new recovery code for a guest; an older one is good for nothing from now on. */
  async renewCode(guest: Guest): Promise<string> {
    const code = newCode();
    await this.storage.setRecovery(guest.id, hashOf(code));
    return code;
  }

  /** The guest who was given a code; nothing when it is nobody's. */
  async recover(code: string, address: string): Promise<Guest | null> {
    const guest = await this.storage.guestByRecovery(hashOf(code));
    if (guest) await this.storage.people.setAddress(guest.id, address);
    return guest;
  }

  /** Makes all sessions of a guest void; gives the guest as new sessions know them. */
  async endSessions(guest: Guest): Promise<Guest> {
    return { ...guest, sessions: await this.storage.people.endSessions(guest.id) };
  }
}
