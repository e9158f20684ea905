/**
 * A failed start (启动失败): a reason the service cannot start, as one sentence for the person at the terminal.
 * The message is printed to stderr as it is and the process ends with `exitCode`; no stack is shown.
 */
export class StartError extends Error {
  readonly _tag = 'StartError'
  readonly exitCode = 1
  override readonly name = 'StartError'
}
