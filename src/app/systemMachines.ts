import type { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import type { toastMachine } from '#machines/app/toasts/toast.machine.ts';
import type { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import type { releaseMachine } from '#machines/app/release/release.machine.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { siteMachine } from '#machines/app/site/site.machine.ts';
import type { smsCooldownMachine } from '#machines/register/smsCooldown.machine.ts';

declare module '#hooks/actors.tsx' {
  interface SystemMachines {
    customerService: typeof customerServiceMachine;
    realityCheck: typeof realityCheckMachine;
    release: typeof releaseMachine;
    session: typeof sessionMachine;
    site: typeof siteMachine;
    smsCooldown: typeof smsCooldownMachine;
    toasts: typeof toastMachine;
  }
}
