import { isIPv6 } from 'node:net';

/**
 * What limits count an address by: an IPv4 address as it is, an IPv6 address by its first 64 bits, because one household is given
 * that many addresses and more.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%', 1);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, also of one that ends like an IPv4 address. */
function groupsOf(address: string): readonly number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = [], back = []] = plain
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
}
