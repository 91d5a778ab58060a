import { useEffect, useState } from 'react';
import { introduce, type Me, whoAmI } from './api.ts';

const key = 'holoboard.name';

/** The name this browser last played under. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function rememberName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // The server remembers it too.
  }
}

/** Makes sure that the server knows us by this name; says whether that has changed who we are to it. */
export async function beKnownAs(name: string, known: Me | null): Promise<{ me: Me; changed: boolean }> {
  rememberName(name);
  if (known?.name === name) return { me: known, changed: false };
  return { me: await introduce(name), changed: true };
}

/** A text by chance that this browser adds to the dice. */
export function newEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Whoever plays from this browser; `undefined` as long as the server has not answered. */
export function useMe(): [Me | null | undefined, (me: Me) => void] {
  const [me, setMe] = useState<Me | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    whoAmI().then(
      (found) => wanted && setMe(found),
      () => wanted && setMe(null),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return [me, setMe];
}
