import { describe, expect, it } from 'vitest';
import { finished, startHoloboard } from './testing.ts';

/** What the command says when it refuses to start. */
async function refusal(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, errors } = await finished(startHoloboard(['serve', '--port', '0', ...args], { env }));
  expect(code).not.toBe(0);
  return errors;
}

describe('holoboard serve refuses to start', () => {
  it('with some of the push keys', async () => {
    expect(await refusal([], { VAPID_PUBLIC_KEY: 'public' })).toContain(
      'The push keys are incomplete: VAPID_PRIVATE_KEY and VAPID_SUBJECT missing. Set all three, or none.',
    );
    expect(await refusal([], { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' })).toContain(
      'The push keys are incomplete: VAPID_SUBJECT missing.',
    );
  });

  it('without saying which proxies to believe', async () => {
    for (const whom of [
      '0',
      '10',
      'yes',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '::1/129',
      '10.0.0.1,',
      '10.0.0.256',
    ])
      expect(await refusal(['--trust-proxy', whom])).toContain(
        '--trust-proxy is a number of proxies from 1 to 9',
      );
  });
});
