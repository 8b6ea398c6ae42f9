/** The places from which money is brought back into the main wallet. */
export type RecoveryPart = 'games' | 'lottery';

/** Sent to the page of a recovery when it has ended, with or without success, or has no known outcome. */
export interface RecoveryEndedEvent {
  type: 'recovery.ended';
  part: RecoveryPart;
}

/** What a recovery tells its page: that money has come back, and that it has ended. */
export type RecoveryEvent = { type: 'money.recovered' } | RecoveryEndedEvent;
