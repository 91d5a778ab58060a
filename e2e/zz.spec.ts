import { test } from './test.ts';

for (const motion of ['off', 'normal'])
  test.describe(motion, () => {
    test.use({ settings: { motion, playForced: false, sound: false } });
    test(`r`, async ({ page, context, table }) => {
      let seen = await table.start({ seed: '6' });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await session.send('Performance.enable');
      const m = async () =>
        Object.fromEntries(
          (await session.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]),
        );
      await page.evaluate(() => {
        const w = window as any;
        w.es = [];
        new PerformanceObserver((l) => {
          for (const e of l.getEntries() as any)
            if (e.interactionId)
              w.es.push([
                e.name,
                e.duration,
                Math.round(e.processingStart - e.startTime),
                Math.round(e.processingEnd - e.processingStart),
              ]);
        }).observe({ type: 'event', durationThreshold: 16 } as any);
      });
      const one = async (name: string, act: () => Promise<unknown>) => {
        await page.waitForTimeout(700);
        await page.evaluate(() => {
          (window as any).es.length = 0;
        });
        const a = await m();
        await act();
        await page.waitForTimeout(motion === 'off' ? 400 : 250);
        const b = await m();
        const d = (k: string) => Math.round(((b[k] ?? 0) - (a[k] ?? 0)) * 1000);
        console.log(
          motion,
          name.padEnd(22),
          JSON.stringify(
            await page.evaluate(() =>
              (window as any).es.filter((e: any) => e[0] === 'click' || e[0] === 'keydown'),
            ),
          ),
          'script',
          d('ScriptDuration'),
          'layout',
          d('LayoutDuration'),
          'style',
          d('RecalcStyleDuration'),
        );
      };
      for (let i = 0; i < 6; i++) {
        const id = seen.targets.at(-1)!;
        const { x, y } = await table.spotOf(id);
        await page.mouse.move(x, y);
        await one(id, () => page.mouse.click(x, y));
        seen = await table.decision(seen.lines);
      }
      for (const panel of ['Rules', 'Reference', 'Text board', 'Log'] as const)
        await one(panel, () => table.openPanel(panel));
      for (const b of ['Zoom in', 'Hint', 'Menu'])
        await one(b, () => page.getByRole('button', { name: b, exact: true }).click());
    });
  });
