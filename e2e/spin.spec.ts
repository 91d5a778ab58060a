import { expect, test } from './test.ts';

test('a spin never needs the mouse to move: the button stays where it is, and either spinner will do', async ({
  page,
  table,
}) => {
  let seen = await table.start({ seed: '6' });
  const button = page.locator('[data-choice="spin"]');
  const places: { x: number; y: number; width: number; height: number }[] = [];
  let spins = 0;
  for (let step = 0; step < 40 && spins < 8 && !seen.over; step++) {
    if (seen.choices[0] !== 'spin') {
      await table.press(seen.choices[0] ?? '');
      seen = await table.decision(seen.version);
      continue;
    }
    const box = await button.boundingBox();
    expect(box).not.toBeNull();
    if (box) places.push(box);
    const [first = box] = places;
    const middle = {
      x: (first?.x ?? 0) + (first?.width ?? 0) / 2,
      y: (first?.y ?? 0) + (first?.height ?? 0) / 2,
    };
    expect(box && middle.x > box.x && middle.x < box.x + box.width).toBe(true);
    expect(box && middle.y > box.y && middle.y < box.y + box.height).toBe(true);
    // The first four by the place where the button was at first, the others on the wheel that is not due.
    if (spins++ < 4) await page.mouse.click(middle.x, middle.y);
    else {
      const wheel = page.locator('.hoth-wheel [data-id="spin"]').nth(spins % 2);
      const round = await wheel.boundingBox();
      await page.mouse.click(
        (round?.x ?? 0) + (round?.width ?? 0) * 0.3,
        (round?.y ?? 0) + (round?.height ?? 0) * 0.3,
      );
    }
    seen = await table.decision(seen.version);
  }
  expect(spins).toBe(8);
});

test.describe('switched on in the settings', () => {
  test.use({ settings: { motion: 'off', playForced: true, sound: false, playLuck: true } });

  test('spins are made by themselves, and choices never', async ({ page, table }) => {
    await page.goto('/settings');
    await expect(
      page.getByRole('group', { name: 'Spin and roll by itself' }).getByRole('radio', { name: 'On' }),
    ).toBeChecked();
    const seen = await table.start({ seed: '6' });
    await table.decision(seen.version);
    await expect(page.locator('[data-choice^="space:"]').first()).toBeVisible();
  });
});
