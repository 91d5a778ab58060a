import { at, type OptionSpec } from '@holoboard/kernel';

/** The set-up options, as chosen. */
export type TacticalOptions = {
  readonly pointsLimit: '50' | '75' | '100' | '150' | '200';
  readonly roundLimit: '6' | '8' | '10' | '12' | 'none';
  readonly timeLimitMinutes: 'none' | '30' | '45' | '60' | '90';
  readonly coverRule: 'twoDiceLower' | 'defenderDie';
  readonly walkerDifficult: 'ignore' | 'stopOnly';
  readonly targetRule: 'nearest' | 'nearestInRange';
  readonly terrainUnderShooter: 'free' | 'strict';
  readonly modelsAsCover: 'off' | 'on';
  readonly edgeRule: 'stop' | 'leave';
  readonly moveMeasure: 'sameEdge' | 'nearEdge';
  readonly infantryAttackRun: 'throughInfantry' | 'strict';
  readonly transportTransfers: 'one' | 'any';
  readonly crashRoll: 'perLoad' | 'perUnit';
  readonly defeatThreshold: 'lastBox' | 'overHull';
  readonly weaponsPerActivation: 'one' | 'each';
  readonly deployment: 'simultaneous' | 'alternating';
  readonly teams: 'off' | 'byFaction';
  readonly commanders: 'off' | 'on';
  readonly infantryBuildings: 'closed' | 'enter';
};

type Group = OptionSpec['group'];

function choice(
  key: keyof TacticalOptions,
  clause: string,
  values: readonly string[],
  group: Group = 'reading',
  byDefault = at(values, 0),
): OptionSpec {
  return { key, kind: 'choice', values, default: byDefault, group, clause };
}

export const options: readonly OptionSpec[] = [
  choice('pointsLimit', 'TAC-SET-01', ['50', '75', '100', '150', '200'], 'table', '100'),
  choice('roundLimit', 'TAC-RULING-27', ['6', '8', '10', '12', 'none'], 'table', '8'),
  choice('timeLimitMinutes', 'TAC-SEQ-13', ['none', '30', '45', '60', '90'], 'table'),
  choice('coverRule', 'TAC-RULING-01', ['twoDiceLower', 'defenderDie']),
  choice('walkerDifficult', 'TAC-RULING-03', ['ignore', 'stopOnly']),
  choice('targetRule', 'TAC-RULING-08', ['nearest', 'nearestInRange']),
  choice('terrainUnderShooter', 'TAC-RULING-11', ['free', 'strict']),
  choice('modelsAsCover', 'TAC-RULING-10', ['off', 'on']),
  choice('edgeRule', 'TAC-RULING-18', ['stop', 'leave']),
  choice('moveMeasure', 'TAC-RULING-05', ['sameEdge', 'nearEdge']),
  choice('infantryAttackRun', 'TAC-RULING-15', ['throughInfantry', 'strict']),
  choice('transportTransfers', 'TAC-RULING-22', ['one', 'any']),
  choice('crashRoll', 'TAC-RULING-24', ['perLoad', 'perUnit']),
  choice('defeatThreshold', 'TAC-RULING-02', ['lastBox', 'overHull']),
  choice('weaponsPerActivation', 'TAC-RULING-13', ['one', 'each']),
  choice('deployment', 'TAC-RULING-26', ['simultaneous', 'alternating'], 'table'),
  choice('teams', 'TAC-RULING-30', ['off', 'byFaction'], 'table'),
  choice('commanders', 'TAC-RULING-33', ['off', 'on'], 'house'),
  choice('infantryBuildings', 'TAC-RULING-41', ['closed', 'enter']),
];
