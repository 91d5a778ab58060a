import { expect, test } from './test.ts';

test('two clicks lead from the start to the first decision', async ({ page, table }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Escape from Hoth' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { choices } = await table.decision();
  expect(choices.length).toBeGreaterThan(0);
  await expect(table.prompt).toContainText('Your turn');
});

test('a whole game against a bot by mouse, on the board itself', async ({ page, table }) => {
  await table.start({ seed: '6' });
  await table.playToEnd((id) => table.click(id));

  await expect(table.result).toContainText(
    /(Blue|Green) Leader wins: first on Planet Dantooine, in turn \d+\./,
  );
  const won = (await table.result.innerText()).includes('Blue Leader wins');
  await expect(table.result).toHaveAccessibleName(won ? 'You win' : 'You lose');
  await expect(table.result.locator('.kit-finale')).toBeVisible();
  await expect(table.result.getByRole('button', { name: 'Play again' })).toBeFocused();
  await table.result.getByRole('button', { name: 'Verify this game' }).click();
  await expect(table.result.getByRole('status')).toHaveText(
    /All \d+ steps follow the rules, and every draw is the one the table was bound to/,
  );

  await table.result.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Escape from Hoth');
  await expect(page.getByRole('region', { name: 'Playback' })).toContainText(/Step (\d+) of \1/);
  await expect(page.locator('.log a').last()).toContainText('lands on Planet Dantooine and wins.');
});

test('a click on what cannot be done tells why, cites the clause and leads to it', async ({
  page,
  table,
}) => {
  const { version } = await table.start({ seed: '6' });
  const far = await page.locator('[data-id="space:hyper-20"]').first().boundingBox();
  await page.mouse.click((far?.x ?? 0) + (far?.width ?? 0) / 2, (far?.y ?? 0) + (far?.height ?? 0) / 2);
  const reason = page.getByRole('alert');
  await expect(reason).toContainText(
    'The steps of a turn have a fixed order; now you must spin the Rebel spinner.',
  );
  await reason.getByRole('button', { name: 'Read HOTH-TURN-02' }).click();
  await expect(page.locator('[data-clause="HOTH-TURN-02"]')).toBeInViewport();
  await table.openPanel('Log');
  expect((await table.decision()).version).toBe(version);
});

test.describe('as drawn', () => {
  test.use({ settings: { motion: 'normal', playForced: true, sound: true } });

  /** A pressed button is drawn before it acts: that takes a frame, also when the clock is held. */
  const frame = 40;

  test('what happens is shown in its own time, or skipped', async ({ page, table }) => {
    await page.clock.install();
    let seen = await table.start({ seed: '6' });
    await page.clock.pauseAt(Date.now() + 3_600_000);

    // While the clock stands still, a spin never comes to its end by itself.
    await table.click('spin');
    await page.clock.runFor(frame);
    await expect(table.prompt).toHaveText('Luck decides …');
    await page.getByRole('button', { name: 'Skip' }).click();
    seen = await table.decision(seen.version);
    expect(seen.prompt).toContain('Fly');

    await table.click(seen.targets.at(-1) as string);
    await page.clock.runFor(frame);
    await expect(table.prompt).toContainText('Blue Leader flies');
    await page.clock.resume();
    seen = await table.decision(seen.version);
    expect(seen.prompt).toBe('Spin the Imperial spinner to move Darth Vader.');
  });

  test('bots are fast-forwarded, and a forced move is played by itself', async ({ page, table }) => {
    await page.clock.install();
    let seen = await table.start({ seed: '6' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    let forced = 0;
    for (let decisions = 0; decisions < 12; decisions++) {
      if (seen.forced) {
        forced++;
        await page.clock.runFor(1000);
      } else {
        await table.click(seen.targets.at(-1) as string);
        await page.clock.runFor(frame);
      }
      await page.getByRole('button', { name: 'To my next decision' }).click();
      seen = await table.decision(seen.version);
    }
    expect(forced).toBeGreaterThan(0);
    expect((await table.logLines()).join(' ')).toContain('Green Leader moves Vader');
  });
});
