import { describe, expect, it } from 'vitest'
import { placeBeside } from './placeBeside.ts'

const room = { width: 400, height: 600 }
const surface = { width: 100, height: 50 }
const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 })

describe('place of a floating surface', () => {
  it.each([
    ['above, in the middle', at(180, 300), 'top', 'center', { left: 150, top: 244, side: 'top' }],
    ['below where above has no room', at(180, 40), 'top', 'center', { left: 150, top: 66, side: 'bottom' }],
    ['below, ending with its anchor', at(180, 300), 'bottom', 'end', { left: 120, top: 326, side: 'bottom' }],
    ['above where below has no room', at(180, 560), 'bottom', 'end', { left: 120, top: 504, side: 'top' }],
    ['never left of the window', at(0, 300), 'bottom', 'end', { left: 16, top: 326, side: 'bottom' }],
    ['never right of the window', at(380, 300), 'top', 'center', { left: 284, top: 244, side: 'top' }]
  ] as const)('%s', (_title, anchor, side, align, place) => {
    expect(placeBeside(anchor, surface, room, { side, align })).toEqual(place)
  })

  it('keeps to the side asked for where neither has room', () => {
    const tall = { width: 100, height: 590 }
    expect(placeBeside(at(180, 300), tall, room, { side: 'top', align: 'center' }).side).toBe('top')
    expect(placeBeside(at(180, 300), tall, room, { side: 'bottom', align: 'center' }).side).toBe('bottom')
  })
})
