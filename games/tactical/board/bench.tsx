import type { AroundProps } from '@holoboard/kit';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { TacticalAction } from '../actions.ts';
import type { Plan } from './plan.ts';

/** What board and hand have in common: both are drawn by themselves, and one pair of hands uses both. */
interface OnBench {
  readonly plan: Plan | null;
  /** A weapon that is looked at. */
  readonly weapon: string | null;
  /** The enemy that a finger has pointed at: it is attacked from the list. */
  readonly prey: number;
  /** The Unit that is being deployed, or that is put elsewhere. */
  readonly unit: number;
  /** Where that one goes as soon as it has been taken up. */
  readonly moving: Extract<TacticalAction, { type: 'deploy' | 'embark' }> | null;
  /** Whether the rest is being deployed without asking. */
  readonly filling: boolean;
  /** A Strategy card that is aimed at a point of the table, and that point once there is one. */
  readonly aim: {
    readonly kind: 'bombard' | 'smoke';
    readonly point: { readonly x: number; readonly y: number } | null;
  } | null;
}

interface Bench {
  read(): OnBench;
  change(changes: Partial<OnBench>): void;
  subscribe(listener: () => void): () => void;
}

function newBench(): Bench {
  let held: OnBench = {
    ...{ plan: null, weapon: null, prey: 0, unit: 0, moving: null, filling: false, aim: null },
  };
  const listeners = new Set<() => void>();
  return {
    read: () => held,
    change(changes) {
      held = { ...held, ...changes };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const BenchContext = createContext<Bench | null>(null);

/** Each table has a bench of its own, and whoever sits down at it finds it empty. */
export function Around({ viewer, children }: AroundProps): ReactNode {
  const [own, setOwn] = useState(() => ({ viewer, bench: newBench() }));
  // The next person at this screen must not find what the last one had in hand.
  if (own.viewer !== viewer) setOwn({ viewer, bench: newBench() });
  return <BenchContext value={own.bench}>{children}</BenchContext>;
}

function useOwnBench(): Bench {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('The board of Tactical Battles stands inside its Around.');
  return bench;
}

/** One thing on the bench, kept up to date: whoever uses it is not drawn again when another changes. */
export function useBench<Name extends keyof OnBench>(name: Name): OnBench[Name] {
  const { subscribe, read } = useOwnBench();
  return useSyncExternalStore(
    subscribe,
    () => read()[name],
    () => read()[name],
  );
}

/** What changes things on the bench. */
export function useChangeBench(): Bench['change'] {
  return useOwnBench().change;
}
