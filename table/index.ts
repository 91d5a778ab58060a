export {
  importMatch,
  matchFromRows,
  recordedMatch,
  replayMatch,
  type StoredRows,
  takeRow,
  type Verification,
  verifyMatch,
} from './archive.ts';
export * from './bots.ts';
export { clocksFor, timeLeft } from './clock.ts';
export { Decision } from './decision.ts';
export { commitmentOf, FairDice } from './dice.ts';
export {
  exportMatch,
  fileOfRows,
  type MatchFile,
  readMatchFile,
  rowsOfFile,
  type WholeRows,
  writeMatchFile,
} from './file.ts';
export { FileError, type FileProblem } from './file-error.ts';
export type { MatchHeader } from './header.ts';
export { History } from './history.ts';
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
  type StepKind,
  type UndoRequest,
  versionOf,
} from './match.ts';
export { deletedPlayer, withNames } from './names.ts';
export { isOpen } from './open.ts';
export {
  answerUndo,
  requestUndo,
  resignSeat,
  type Submission,
  submit,
  tick,
  viewFor,
} from './play.ts';
export * from './pointing.ts';
export {
  endRow,
  headerRow,
  type MatchEnd,
  type PutAway,
  preparedRow,
  stepRows,
} from './rows.ts';
export { sealText, unsealText } from './seal.ts';
export type * from './sitting.ts';
export { matchFromSnapshot, type ParsedRows, type Snapshot, snapshotOf } from './snapshot.ts';
export type { AwayRule, ClockSpec, ResignCause, SeatKind, SeatSpec, UndoRule } from './specs.ts';
export { commit, dueStep, type Preparation, type Prepared, prepare, type StepRequest } from './steps.ts';
export { takeBackRefusal } from './taking-back.ts';
export { isWithheld, knowsWish, stepOf, versionFor } from './telling.ts';
export { isRecent, startFor, updatesForAll, updatesSince } from './updates.ts';
export type * from './wire.ts';
export * from './wire-text.ts';
