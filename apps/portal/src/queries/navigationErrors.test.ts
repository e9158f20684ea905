import { describe, expect, it, vi } from 'vitest'
import type { NavigationFailure } from './navigationErrors.ts'
import { navigationErrorRecorder } from './navigationErrors.ts'

const recorded = (...errors: readonly (readonly [error: unknown, routeName: string | undefined])[]): readonly NavigationFailure[] => {
  const failures: NavigationFailure[] = []
  const record = navigationErrorRecorder((failure) => failures.push(failure))
  for (const [error, routeName] of errors) record(error, routeName)
  return failures
}

describe('recording navigation errors', () => {
  it.each([
    ['a TypeError', new TypeError('Failed to execute x on https://zwfw.hlj.gov.cn/?token=t'), 'TypeError'],
    ['a chunk in Chrome', new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), 'ChunkNotLoaded'],
    ['a chunk in Firefox', new TypeError('error loading dynamically imported module: https://x/a.js'), 'ChunkNotLoaded'],
    ['a chunk in Safari', new TypeError('Importing a module script failed.'), 'ChunkNotLoaded'],
    ['its styles', new Error('Unable to preload CSS for /ljonething/assets/a.css'), 'ChunkNotLoaded'],
    ['a thrown text', 'token=t', 'Unknown'],
    ['nothing', undefined, 'Unknown'],
    ['a name that is none', Object.assign(new Error('x'), { name: '周晓岚 13812345678' }), 'Unknown']
  ])('%s is told by name, without its message', (_, error, errorName) => {
    expect(recorded([error, 'draftBox'])).toEqual([
      { errorName, routeName: 'draftBox', buildVersion: expect.stringMatching(/^[\w.-]{1,64}$/) }
    ])
  })

  it('a route without a name is left out', () => {
    expect(recorded([new RangeError('x'), undefined])).toEqual([{ errorName: 'RangeError', buildVersion: expect.any(String) }])
  })

  it('the same failure is recorded once, another kind or another route again', () => {
    const failures = recorded(
      [new TypeError('one'), 'draftBox'],
      [new TypeError('two'), 'draftBox'],
      [new RangeError('one'), 'draftBox'],
      [new TypeError('one'), 'oneThingList']
    )
    expect(failures.map(({ errorName, routeName }) => [errorName, routeName])).toEqual([
      ['TypeError', 'draftBox'],
      ['RangeError', 'draftBox'],
      ['TypeError', 'oneThingList']
    ])
  })

  it('a sink gets the error itself beside the names', () => {
    const sink = vi.fn()
    const error = new TypeError('x')
    navigationErrorRecorder(sink)(error, 'draftBox')
    expect(sink).toHaveBeenCalledExactlyOnceWith({ errorName: 'TypeError', routeName: 'draftBox', buildVersion: expect.any(String) }, error)
  })
})
