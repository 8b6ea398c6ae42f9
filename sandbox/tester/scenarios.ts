import * as v from 'valibot';

/** Longer than anybody waits, in ms; timers take no more than 2^31. */
const DELAY_MAX = 24 * 60 * 60_000;

const fault = {
  /** delay of the response, in ms */
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(DELAY_MAX))),
  /** the envelope's code; 200 if only data or message is given */
  code: v.optional(v.number()),
  message: v.optional(v.string()),
  data: v.optional(v.unknown()),
  /** the HTTP status */
  status: v.optional(v.pipe(v.number(), v.minValue(200), v.maxValue(599))),
  /** close the connection without a response */
  drop: v.optional(v.boolean()),
  garbage: v.optional(v.picklist(['html', 'empty', 'types', 'text'])),
  /** execute the call first, so that only its response is late, changed or lost */
  effect: v.optional(v.boolean()),
};

/** One step of a script, which applies to `times` requests, by default one. An empty step has no fault. */
const StepSchema = v.strictObject({ ...fault, times: v.optional(v.pipe(v.number(), v.minValue(1))) });

/** A rule for one call, or with `*` for all: one fault for `times` requests, or a script of steps. */
export const RuleSchema = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^(\*|\/api\/.+)$/)),
  ...fault,
  times: v.optional(v.pipe(v.number(), v.minValue(1))),
  script: v.optional(v.pipe(v.array(StepSchema), v.minLength(1))),
});

export type Step = v.InferOutput<typeof StepSchema>;
type Rule = v.InferOutput<typeof RuleSchema>;

interface Running {
  steps: Step[];
  /** remaining requests of the current step */
  left: number;
  /** after the last step: true repeats it, false removes the rule */
  endless: boolean;
}

/** The faults that testers have set, by path. */
export class Scenarios {
  readonly #rules = new Map<string, Running>();

  /** Sets the rule of a path, replacing an earlier one. */
  set(rule: Rule): void {
    const { path, script, times, ...step } = rule;
    const steps: Step[] = script ?? [{ ...step, ...(times === undefined ? {} : { times }) }];
    const endless = script !== undefined || times === undefined;
    this.#rules.set(path, { steps: [...steps], left: steps[0]?.times ?? 1, endless });
  }

  clear(): void {
    this.#rules.clear();
  }

  /** Consumes and returns the step for a request; undefined if no rule applies. */
  take(path: string): Step | undefined {
    const key = this.#rules.has(path) ? path : '*';
    const rule = this.#rules.get(key);
    const step = rule?.steps[0];
    if (rule === undefined || step === undefined) return undefined;
    rule.left -= 1;
    if (rule.left <= 0) this.#advance(key, rule);
    return step;
  }

  #advance(key: string, rule: Running): void {
    if (rule.steps.length > 1) rule.steps.shift();
    else if (!rule.endless) this.#rules.delete(key);
    rule.left = rule.steps[0]?.times ?? 1;
  }
}

/** A dropped connection within the process; over HTTP the socket is destroyed. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed');
  }
}

const bodies = {
  html: ['<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>', 'text/html'],
  empty: ['', 'application/json'],
  types: ['{"code":200,"message":42,"data":"oops"}', 'application/json'],
  text: ['upstream connect error', 'text/plain'],
} as const;

/** Applies a step to a call: waits with `wait`, and calls `answer` if the step lets the request through. */
export async function playStep(
  step: Step,
  wait: (ms: number) => Promise<void>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const effect = step.effect === true ? await answer() : undefined;
  if (step.delay !== undefined) await wait(step.delay);
  if (step.drop === true) throw new DroppedConnection();
  if (step.garbage !== undefined) {
    const [body, type] = bodies[step.garbage];
    return new Response(body, { status: step.status ?? 200, headers: { 'content-type': type } });
  }
  const { code, message, data, status } = step;
  if (code === undefined && message === undefined && data === undefined && status === undefined) {
    return effect ?? answer();
  }
  return Response.json(
    { code: code ?? status ?? 200, message: message ?? '', data: data ?? null },
    { status: status ?? 200 },
  );
}
