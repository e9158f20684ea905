/**
 * Where a small surface stands beside its anchor (浮层定位), in px of the window: on the side asked for, or the opposite one where only that has
 * room, and moved along the anchor so far that it stays inside the window.
 */
export interface Box {
  readonly width: number
  readonly height: number
}

export interface AnchorBox extends Box {
  readonly left: number
  readonly top: number
}

export interface Placement {
  readonly side: 'top' | 'bottom'
  readonly align: 'center' | 'end'
}

export interface Place {
  readonly left: number
  readonly top: number
  readonly side: 'top' | 'bottom'
}

const gap = 6
const margin = 16

export const placeBeside = (anchor: AnchorBox, surface: Box, room: Box, { side, align }: Placement): Place => {
  const above = anchor.top - gap - surface.height
  const below = anchor.top + anchor.height + gap
  const fitsAbove = above >= margin
  const fitsBelow = below + surface.height <= room.height - margin
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow
  const wanted = align === 'end' ? anchor.left + anchor.width - surface.width : anchor.left + (anchor.width - surface.width) / 2
  return {
    left: Math.max(margin, Math.min(wanted, room.width - margin - surface.width)),
    top: isAbove ? above : below,
    side: isAbove ? 'top' : 'bottom'
  }
}
