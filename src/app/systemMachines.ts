import type { SystemMachines as Machines } from '#machines/app/systemActors.ts';

declare module '#hooks/actors.tsx' {
  interface SystemMachines extends Machines {}
}
