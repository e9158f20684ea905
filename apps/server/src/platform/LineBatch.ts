/**
 * Lines on their way out (日志缓冲): gathered and written together, at the latest 100 ms after the first, sooner from 64 K characters on or when
 * one is urgent. At the end of the process what is left is written too; only a process that is killed loses what it gathered since.
 */
const longestWaitMs = 100
const mostCharacters = 65_536

export interface LineSink {
  readonly write: (lines: string) => void
  readonly close: () => void
}

export interface LineBatch {
  readonly add: (line: string, urgent: boolean) => void
  readonly close: () => void
}

export const lineBatch = (sink: LineSink): LineBatch => {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (lines !== '') sink.write(lines)
  }
  process.on('exit', flush)
  return {
    add: (line, urgent) => {
      waiting += line
      if (urgent || waiting.length > mostCharacters) flush()
      else timer ??= setTimeout(flush, longestWaitMs).unref()
    },
    close: () => {
      process.off('exit', flush)
      flush()
      sink.close()
    }
  }
}
