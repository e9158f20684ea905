import type { SandboxState } from '../../queries/sandbox.ts'

/** How an outside system of the sandbox answers (应答方式), as people read it. */
export const upstreamModeLabels: Readonly<Record<SandboxState['systems'][number]['mode'], string>> = {
  fine: '正常',
  slow: '迟缓',
  down: '停机',
  error: '报错',
  html: '返回网页',
  envelope: '格式不符',
  half: '内容不全'
}
