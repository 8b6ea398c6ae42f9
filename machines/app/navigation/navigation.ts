/** Sent to and received from the actor that owns the address bar. */
export type NavigationCommand = { type: 'navigation.go'; to: string; replace: boolean };
