// A whole Holoboard client without rules and without a socket: it plays by chance until the game is over.
//   node client.mjs http://localhost:4700          opens a table of The Battle of Endor and prints its id
//   node client.mjs http://localhost:4700 ID       sits down at that table
import { randomBytes, randomUUID } from 'node:crypto';

const [url, given] = process.argv.slice(2);
let cookie = '';

async function call(method, path, body) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const set = answer.headers.get('set-cookie');
  if (set) cookie = set.split(';')[0];
  return { status: answer.status, ...(await answer.json()) };
}

/** Repeats what the server could not do just now; throws what it refuses. */
async function insist(method, path, body) {
  for (;;) {
    const answer = await call(method, path, body);
    if (answer.status === 200) return answer;
    if (answer.status !== 429 && !answer.again) throw new Error(JSON.stringify(answer));
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500));
  }
}

await insist('POST', '/api/guests', { name: given ? 'Second client' : 'First client' });
const id = given ?? (await insist('POST', '/api/tables', { game: 'endor', seats: 2 })).id;
if (!given) console.log(id);
const table = `/api/tables/${id}`;
await insist('POST', `${table}/commands`, {
  type: 'sit',
  seat: null,
  entropy: randomBytes(16).toString('hex'),
});

let moves = 0;
let now = await insist('GET', `${table}/view`);
while (now.table.status !== 'over') {
  if (now.legal.length === 0) {
    now = await insist('GET', `${table}/view?since=${now.version}`);
    continue;
  }
  const action = now.legal[Math.floor(Math.random() * now.legal.length)];
  const move = { type: 'play', version: now.version, clientActionId: randomUUID(), action };
  try {
    await insist('POST', `${table}/commands`, move);
    moves++;
  } catch (error) {
    // Somebody was faster; everything else is a mistake of this program.
    if (!error.message.includes('TABLE-STALE')) throw error;
  }
  now = await insist('GET', `${table}/view`);
}
console.log(JSON.stringify({ moves, seat: now.seat, outcome: now.position.standing.outcome }));
