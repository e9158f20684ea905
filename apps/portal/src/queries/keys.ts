/**
 * What the portal asks and keeps (查询): one row per question. Answers that are the same for everyone outlive a logout;
 * those about a person go with them.
 * A key is a question and what tells its answers apart: `keyOf('draft', rowGuid)`;
 * answers are forgotten by name: `invalidateQueries(named('drafts'))`.
 */
const questions = {
  session: 'everyone',
  serverTime: 'everyone',
  loginUrl: 'person',
  scenes: 'everyone',
  scene: 'everyone',
  regions: 'everyone',
  region: 'everyone',
  treeText: 'everyone',
  form: 'person',
  prefill: 'person',
  subject: 'person',
  draft: 'person',
  drafts: 'person',
  material: 'person',
  sample: 'everyone',
  phoneToken: 'person',
  phoneFiles: 'person',
  phoneUpload: 'everyone',
  signing: 'person',
  signedBytes: 'person',
  invitations: 'person',
  invitation: 'person',
  ownSeals: 'person',
  faceCode: 'person',
  faceState: 'person',
  facePage: 'everyone',
  application: 'person',
  applications: 'person',
  statusCode: 'person',
  phoneStatus: 'everyone',
  submitted: 'person',
  appraisalEligibility: 'person',
  grades: 'everyone',
  appraisalPage: 'person',
  bookings: 'person',
  result: 'person',
  sealAuthorities: 'everyone',
  retireStaff: 'person',
  retireBatches: 'person',
  retirePeople: 'person',
  reusable: 'person',
  certificate: 'person',
  ownCertificates: 'person',
  sandboxPeople: 'everyone',
  sandboxState: 'everyone',
  deskQueue: 'everyone',
  deskCase: 'everyone'
} as const satisfies Record<string, 'everyone' | 'person'>

export type Question = keyof typeof questions

interface Asked {
  readonly queryKey: readonly unknown[]
}

export const keyOf = <Q extends Question, const Parts extends readonly unknown[]>(question: Q, ...parts: Parts): readonly [Q, ...Parts] => [
  question,
  ...parts
]

/** Every answer to these questions, as React Query chooses them. */
export const named = (...chosen: readonly Question[]) => ({
  predicate: ({ queryKey: [question] }: Asked) => chosen.some((name) => name === question)
})

/** Every answer except those to these questions. */
export const allBut = (...kept: readonly Question[]) => ({ predicate: (asked: Asked) => !named(...kept).predicate(asked) })

const isQuestion = (name: unknown): name is Question => typeof name === 'string' && Object.hasOwn(questions, name)

/** Every answer about the person who is logged in. */
export const aboutPerson = { predicate: ({ queryKey: [name] }: Asked) => !isQuestion(name) || questions[name] === 'person' }
