/** The usual time until an approved withdrawal arrives, in words (D32); empty shows none. */
export const ARRIVAL_TIME: string = '约30分钟';
