import type { FarTable, LobbyTable, TableSetup } from '@holoboard/table';

/** Whoever plays from this browser, as the server knows them. */
export interface Me {
  readonly id: string;
  readonly name: string;
}

/** The server did not do what was asked; the message is one plain sentence, or nothing when there is no connection. */
class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new ApiError(0, '');
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const said: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : '';
  throw new ApiError(response.status, typeof said === 'string' ? said : '');
}

/** Who this browser is to the server; nothing as long as it has not been told. */
export async function whoAmI(): Promise<Me | null> {
  return (await call<{ guest: Me | null }>('GET', '/api/me')).guest;
}

/** Tells the server a name to be known by. */
export function introduce(name: string): Promise<Me> {
  return call('POST', '/api/guests', { name });
}

/** A new code to come back with from another device. */
export async function newCode(): Promise<string> {
  return (await call<{ code: string }>('POST', '/api/me/code')).code;
}

/** Becomes the guest who was given a code. */
export function comeBack(code: string): Promise<Me> {
  return call('POST', '/api/me/recover', { code });
}

/** Logs out on all devices; on this one too, unless it is to stay. */
export async function logOutEverywhere(stay: boolean): Promise<void> {
  await call('POST', '/api/me/logout', { stay });
}

/** Deletes whoever plays from this browser, for good. */
export async function deleteMe(): Promise<void> {
  await call('DELETE', '/api/me/account');
}

/** Somebody at a table: by the seat they hold, or by a line they have said; neither means the table itself. */
export interface Pointed {
  readonly table: string;
  readonly seat?: number;
  readonly line?: number;
}

/** Tells the operator of the server about somebody. */
export async function report(who: Pointed, reason: string): Promise<void> {
  await call('POST', '/api/reports', { ...who, reason });
}

/** Keeps somebody from the tables that we open. */
export async function block(who: Pointed): Promise<void> {
  await call('POST', '/api/me/blocks', who);
}

/** Somebody we have blocked. */
export interface Blocked {
  readonly guest: string;
  readonly name: string;
}

export async function blockedPeople(): Promise<readonly Blocked[]> {
  return (await call<{ blocks: Blocked[] }>('GET', '/api/me/blocks')).blocks;
}

export async function unblock(guest: string): Promise<void> {
  await call('DELETE', `/api/me/blocks/${encodeURIComponent(guest)}`);
}

/** The key to subscribe to push messages with; nothing where the server has none. */
export async function pushKey(): Promise<string | null> {
  return (await call<{ key: string | null }>('GET', '/api/push-key')).key;
}

/** Lets the server tell this browser when it is our turn. */
export async function addBrowser(endpoint: string, keys: Readonly<Record<string, string>>): Promise<void> {
  await call('POST', '/api/me/push', { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } });
}

/** Opens a table and gives its id. */
export async function openTable(setup: TableSetup): Promise<string> {
  return (await call<{ id: string }>('POST', '/api/tables', setup)).id;
}

/** The tables that wait for players. */
export async function lobbyTables(): Promise<readonly LobbyTable[]> {
  return (await call<{ tables: LobbyTable[] }>('GET', '/api/tables')).tables;
}

/** My own tables; none as long as the server does not know me. */
export async function myTables(): Promise<readonly FarTable[]> {
  if (!(await whoAmI())) return [];
  return (await call<{ tables: FarTable[] }>('GET', '/api/me/tables')).tables;
}

/** A finished match as the text of a file. */
export async function matchFile(id: string): Promise<string> {
  const response = await fetch(`/api/tables/${encodeURIComponent(id)}/file`);
  if (!response.ok) throw new ApiError(response.status, '');
  return response.text();
}
