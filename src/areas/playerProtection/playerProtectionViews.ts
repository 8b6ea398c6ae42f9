import { actorView } from '#hooks/actorView.tsx';
import type { depositLimitMachine } from '#machines/playerProtection/depositLimit.machine.ts';
import type { ExclusionMachine } from '#machines/playerProtection/exclusion.machine.ts';
import type { playerProtectionMachine } from '#machines/playerProtection/playerProtection.machine.ts';
import type { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';

/** Access to the actor of the page, to its reader of the server's state, and to the forms that change it. */
export const playerProtectionView = actorView<typeof playerProtectionMachine>();
export const readerView = actorView<typeof protectionReaderMachine>();
export const depositLimitView = actorView<typeof depositLimitMachine>();
export const exclusionView = actorView<ExclusionMachine>();
