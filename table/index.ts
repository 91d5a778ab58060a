export * from './archive.ts';
export * from './bots.ts';
export { timeLeft } from './clock.ts';
export { Decision } from './decision.ts';
export { commitmentOf, FairDice } from './dice.ts';
export {
  FileError,
  type FileProblem,
  type MatchEnd,
  type MatchFile,
  type MatchHeader,
  readMatchFile,
} from './file.ts';
export {
  addEntropy,
  createMatch,
  leaveSeat,
  type MatchSetup,
  openLocalMatch,
  startMatch,
  takeSeat,
} from './lobby.ts';
export { LocalSitting } from './local-sitting.ts';
export {
  legal,
  type Match,
  type MatchStep,
  outcome,
  question,
  type UndoRequest,
  versionOf,
} from './match.ts';
export * from './play.ts';
export { retell } from './retelling.ts';
export type * from './sitting.ts';
export type { ClockSpec, ResignCause, SeatKind, SeatSpec, UndoRule } from './specs.ts';
