/** The picture of a department's seal (印章图形) as an OFD of its own: a red ring, a star, the name along the ring. Lengths are millimetres. */
import { strToU8, zipSync } from 'fflate'
import { escapedXml } from './ofdXml.ts'

const header = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const red = '<ofd:FillColor Value="200 16 32"/><ofd:StrokeColor Value="200 16 32"/>'
const mtime = '2020-01-01T00:00:00'

const number = (value: number) => String(Math.round(value * 1000) / 1000)
const numbers = (...values: readonly number[]) => values.map(number).join(' ')

/** Of the letters of the name, from the left over the top to the right. */
const widestTurn = (260 * Math.PI) / 180
const narrowestStep = (12 * Math.PI) / 180
const widestStep = (32 * Math.PI) / 180

const star = (centre: number, radius: number) => {
  const points = Array.from({ length: 5 }, (_, index) => {
    const turn = -Math.PI / 2 + (index * 4 * Math.PI) / 5
    return numbers(centre + radius * Math.cos(turn), centre + radius * Math.sin(turn))
  })
  return `<ofd:PathObject ID="11" Boundary="0 0 ${numbers(2 * centre, 2 * centre)}" Fill="true" Stroke="false">${red}<ofd:AbbreviatedData>M ${points.join(' L ')} C</ofd:AbbreviatedData></ofd:PathObject>`
}

const ring = (centre: number, radius: number) =>
  `<ofd:PathObject ID="10" Boundary="0 0 ${numbers(2 * centre, 2 * centre)}" LineWidth="${number(centre * 0.055)}">${red}<ofd:AbbreviatedData>M ${numbers(centre - radius, centre)} A ${numbers(radius, radius)} 0 0 1 ${numbers(centre + radius, centre)} A ${numbers(radius, radius)} 0 0 1 ${numbers(centre - radius, centre)} C</ofd:AbbreviatedData></ofd:PathObject>`

const letters = (name: string, centre: number, radius: number) => {
  const all = [...name]
  const step = all.length < 2 ? 0 : Math.max(narrowestStep, Math.min(widestStep, widestTurn / (all.length - 1)))
  const size = Math.min(centre * 0.3, radius * (step === 0 ? 1 : step) * 0.95)
  return all
    .map((letter, index) => {
      const turn = (index - (all.length - 1) / 2) * step
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      // The foot of the letter stands inside the ring, its middle on the ray from the centre.
      const foot = radius - size * 0.9
      const matrix = [cos, sin, -sin, cos, centre + foot * sin - (size / 2) * cos, centre - foot * cos - (size / 2) * sin]
      return `<ofd:TextObject ID="${20 + index}" Boundary="0 0 ${numbers(2 * centre, 2 * centre)}" CTM="${numbers(...matrix)}" Font="2" Size="${number(size)}">${red}<ofd:TextCode X="0" Y="0">${escapedXml(letter)}</ofd:TextCode></ofd:TextObject>`
    })
    .join('')
}

export const ofdSealPicture = (name: string, side: number): Uint8Array<ArrayBuffer> => {
  const centre = side / 2
  const objects = ring(centre, centre * 0.96) + star(centre, centre * 0.32) + letters(name, centre, centre * 0.88)
  const box = `<ofd:PhysicalBox>0 0 ${number(side)} ${number(side)}</ofd:PhysicalBox>`
  const files = {
    'OFD.xml': `<ofd:OFD ${namespace} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo/><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `<ofd:Document ${namespace}><ofd:CommonData><ofd:MaxUnitID>200</ofd:MaxUnitID><ofd:PageArea>${box}</ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Page.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `<ofd:Res ${namespace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="2" FontName="宋体" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Page.xml': `<ofd:Page ${namespace}><ofd:Content><ofd:Layer ID="4" Type="Body">${objects}</ofd:Layer></ofd:Content></ofd:Page>`
  }
  return Uint8Array.from(zipSync(Object.fromEntries(Object.entries(files).map(([file, xml]) => [file, strToU8(header + xml)])), { mtime }))
}
