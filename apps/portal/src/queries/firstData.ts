/**
 * Data in the first answer (首屏数据): the service writes into the page what the first screen would ask,
 * so that it is drawn at once and without the client.
 * `<script type="application/json" id="first-data">{ "middleScenes.scenes": [ … ], "sandbox.state": null }</script>`:
 * the answer of each call
 * under its name, null where the service refuses it. No such element, or one that is not such JSON → undefined, and the call is made.
 */
import type { AnswerOf, CallName, GroupName } from '@ljonething/api/client/Calls'

type Answers = Readonly<Record<string, unknown>>

const parsed = (text: string): Answers => {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

let last: { readonly text: string; readonly answers: Answers } | undefined

const read = (): Answers => {
  const text = document.getElementById('first-data')?.textContent ?? '{}'
  if (last?.text !== text) last = { text, answers: parsed(text) }
  return last.answers
}

/** The page and the answers of its calls come from the same service, held to the same contract. */
export const firstAnswer = <G extends GroupName, C extends CallName<G>>(group: G, call: C) =>
  read()[`${group}.${call}`] as AnswerOf<G, C> | null | undefined
