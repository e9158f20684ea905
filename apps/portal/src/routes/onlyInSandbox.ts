/** Where the page says that there is no sandbox, there are no screens of one (沙箱页面). */
import { notFound } from '@tanstack/react-router'
import { isSandboxOff } from '../queries/sandbox.ts'

export const onlyInSandbox = (): void => {
  if (isSandboxOff()) throw notFound()
}
