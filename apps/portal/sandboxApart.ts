/**
 * The sandbox stands apart (沙箱分开): its screens and the contract of their calls are written under `assets/sandbox/`, which a service serves only while
 * its sandbox is on. A build fails where one of these stands in another file, where another file needs one of theirs at once, or where there is none.
 */
import type { Plugin, Rolldown } from 'vite'

const ofSandbox = /^(?!.*vanilla\.css).*(?:portal[\\/]src[\\/]features[\\/]sandbox|api[\\/]src[\\/]sandbox)[\\/]/

export const assetsFolder = ({ moduleIds }: Pick<Rolldown.PreRenderedChunk, 'moduleIds'>): string =>
  moduleIds.some((id) => ofSandbox.test(id)) ? 'assets/sandbox' : 'assets'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

const isApart = (fileName: string) => fileName.startsWith('assets/sandbox/')

export const sandboxFaults = (chunks: readonly Chunk[]): readonly string[] => {
  if (!chunks.some(({ fileName }) => isApart(fileName))) return ['no file of the sandbox']
  return chunks
    .filter(({ fileName }) => !isApart(fileName))
    .flatMap(({ fileName, imports, moduleIds }) => [
      ...moduleIds.filter((id) => ofSandbox.test(id)).map((id) => `${fileName} holds ${id}`),
      ...imports.filter(isApart).map((needed) => `${fileName} needs ${needed}`)
    ])
}

export const sandboxApart = (): Plugin => ({
  name: 'sandbox-apart',
  apply: 'build',
  generateBundle(_options, bundle) {
    const faults = sandboxFaults(Object.values(bundle).filter((file) => file.type === 'chunk'))
    if (faults.length > 0) this.error(`the sandbox does not stand apart:\n${faults.join('\n')}`)
  }
})
