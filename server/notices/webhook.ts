import { createHmac, randomBytes } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that belong to nobody outside: a server that calls them could be made to ask its own neighbours. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of the open network. */
export function isPublic(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 0 || /^::ffff:/i.test(plain)) return false;
  return !inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** The address that was checked is the one that is called: a name that changes in between changes nothing. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const refused =
      error ?? (addresses.every(({ address }) => isPublic(address)) ? null : new Error('inside'));
    const [first] = addresses ?? [];
    if (refused || !first) done(refused ?? new Error('nowhere'), '', 4);
    else if (options.all) done(null, addresses as never, 4);
    else done(null, first.address, first.family);
  });
};

/** How long a call may take, in milliseconds. */
const longest = 5000;

/** How an address is called; tests call their own machine. */
export interface WebhookRules {
  readonly lookup: LookupFunction;
  readonly isAllowed: (host: string) => boolean;
}

/** Only the open network is called. */
export const openNetwork: WebhookRules = {
  lookup: publicLookup,
  isAllowed: (host) => isIP(host.replace(/^\[|\]$/g, '')) === 0 || isPublic(host),
};

/** Why an address is none that could be called; nothing when it could. */
export function webhookProblem(text: string, rules: WebhookRules = openNetwork): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'This is no address.';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return 'An address begins with https:// or http://.';
  if (url.username !== '' || url.password !== '') return 'An address holds no password.';
  return rules.isAllowed(url.hostname) ? null : 'This address is inside a network.';
}

/** What is posted. */
interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** What came of it: the status, and the beginning of what was answered. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

/** So many bytes of an answer are read. */
const readAtMost = 1000;

/** A secret that calls of a webhook are signed with. */
export function newWebhookSecret(): string {
  return randomBytes(32).toString('hex');
}

/** How a call proves where it comes from: the time in seconds, and the HMAC-SHA256 of `time.body` under the webhook's secret. */
function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Posts signed JSON to an address of the open network. */
export async function callWebhook(
  address: string,
  body: object,
  secret: string,
  rules: WebhookRules = openNetwork,
): Promise<number> {
  return (await post(address, signed(body, secret), rules)).status;
}

/** Asks whoever answers at an address whether they want to be called: they must send the challenge back. */
export async function answersChallenge(
  address: string,
  secret: string,
  rules: WebhookRules = openNetwork,
): Promise<boolean> {
  const challenge = randomBytes(16).toString('hex');
  const { status, text } = await post(address, signed({ kind: 'challenge', challenge }, secret), rules);
  return status === 200 && text.includes(challenge);
}

function signed(body: object, secret: string): Letter {
  const text = JSON.stringify(body);
  const signature = signatureOf(secret, text, Math.floor(Date.now() / 1000));
  return {
    headers: { 'content-type': 'application/json', 'holoboard-signature': signature },
    body: text,
  };
}

/**
 * Posts something to an address of the open network and gives what was answered. A redirect is not followed: where it leads, nobody has
 * proved that they want to be called.
 */
export async function post(address: string, letter: Letter, rules: WebhookRules): Promise<Answer> {
  const problem = webhookProblem(address, rules);
  if (problem) throw new Error(problem);
  return sent(new URL(address), letter, rules);
}

function sent(url: URL, letter: Letter, { lookup }: WebhookRules): Promise<Answer> {
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      method: 'POST',
      lookup,
      // For all of it: who sends a byte now and then is not waited for.
      signal: AbortSignal.timeout(longest),
      headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
    });
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      let text = '';
      const end = (): void => {
        response.destroy();
        done({ status, text });
      };
      response.setEncoding('latin1').on('data', (part: string) => {
        text += part;
        if (text.length >= readAtMost) end();
      });
      response.on('end', end).on('error', fail);
    });
    request.on('error', fail);
    request.end(letter.body);
  });
}
