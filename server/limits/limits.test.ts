import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { Allowance } from './allowance.ts';
import { Window } from './window.ts';

test('an IPv4 address counts by itself, an IPv6 address by its first 64 bits, in every spelling', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:cb00:7107')).toBe('203.0.113.7');
  expect(addressKey('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('64:ff9b::1.2.3.4')).toBe('64:ff9b:0:0::/64');
});

test('everybody has credit of their own, and it comes back with time', () => {
  let now = 0;
  const allowance = new Allowance({ most: 2, perSecond: 0.5 }, () => now);
  expect([1, 2, 3].map(() => allowance.take('ann'))).toEqual([true, true, false]);
  expect(allowance.take('ben')).toBe(true);
  expect(allowance.pause).toBe(2);
  now = 2000;
  expect([1, 2].map(() => allowance.take('ann'))).toEqual([true, false]);
});

test('who has used up credit is still known after a crowd has passed by', () => {
  let now = 0;
  const allowance = new Allowance({ most: 1, perSecond: 0.001 }, () => now);
  expect(allowance.take('ann')).toBe(true);
  for (let i = 0; i < 5000; i++) {
    now++;
    allowance.take(`passer-by ${i}`);
  }
  expect(allowance.take('ann')).toBe(false);
});

test('within any hour so many and no more, for each key', () => {
  let now = 0;
  const hour = 3_600_000;
  const window = new Window(3, 3600, () => now);
  const takeAt = (time: number, key = 'ann'): boolean => {
    now = time;
    return window.take(key);
  };
  expect([0, 1000, 30 * 60_000].map((time) => takeAt(time))).toEqual([true, true, true]);
  expect(takeAt(hour - 1)).toBe(false);
  expect(window.pause('ann')).toBe(1);
  expect(takeAt(hour - 1, 'ben')).toBe(true);
  // The first two are an hour old, the third is not.
  expect([hour, hour + 1000, hour + 2000].map((time) => takeAt(time))).toEqual([true, true, false]);
  expect(window.pause('ann')).toBe(30 * 60 - 2);
});
