import { describe, expect, it } from 'vitest'
import type { Palette } from './palettes.ts'
import { palettes } from './palettes.ts'
import { themeNames } from './themeNames.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

type Color = keyof Palette

const texts: readonly (readonly [Color, Color])[] = [
  ...(['ink', 'muted', 'primary600', 'primary700', 'success', 'warning', 'danger'] as const).flatMap((text) =>
    (['surface', 'canvas'] as const).map((ground) => [text, ground] as const)
  ),
  ...(['primary600', 'primary700', 'success', 'danger', 'dangerStrong'] as const).map((ground) => ['onSolid', ground] as const),
  ['ink', 'primary100'],
  ['muted', 'primary100'],
  ['primary700', 'primary100'],
  ['success', 'successSoft'],
  ['muted', 'successSoft'],
  ['ink', 'warningSoft'],
  ['warning', 'warningSoft'],
  ['ink', 'dangerSoft'],
  ['danger', 'dangerSoft']
]

describe.each(themeNames)('%s', (theme) => {
  const least = theme === 'standard' ? 4.5 : 7

  it.each(texts)('%s on %s is readable', (text, ground) => {
    expect(contrast(palettes[theme][text], palettes[theme][ground])).toBeGreaterThanOrEqual(least)
  })

  it('what a control asks for is told from what is typed into it', () => {
    expect(contrast(palettes[theme].ink, palettes[theme].muted)).toBeGreaterThanOrEqual(1.5)
  })

  it.each(['border', 'focus', 'primary600', 'success', 'warning', 'danger'] as const)(
    '%s stands out from the surface and the canvas',
    (edge) => {
      for (const ground of ['surface', 'canvas'] as const)
        expect(contrast(palettes[theme][edge], palettes[theme][ground])).toBeGreaterThanOrEqual(3)
    }
  )
})
