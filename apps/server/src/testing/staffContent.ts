/** The content with more staff (更多职工): so many people of 哈尔滨北原农业科技 besides, near retirement, alike but for name and number. */
import { isValid } from '@ljonething/validation/numbers/CitizenId'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../platform/paths.ts'

type Row = Readonly<Record<string, unknown>>

const likeWhom = '王建国'
const families = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐'
const given = '建国志强庆德胜永贵长河春生立新玉林文宝山守业兴旺大伟明'

const digits = (number: number, length: number): string => String(number).padStart(length, '0')

/** Of a man born in the first half of 1966. */
const numberOf = (at: number): string => {
  const first = `2301991966${digits((at % 6) + 1, 2)}${digits((at % 28) + 1, 2)}${digits(501 + 2 * Math.floor(at / 84), 3)}`
  return [...'0123456789X'].map((last) => first + last).find((number) => isValid(number)) ?? ''
}

const nameOf = (at: number): string => (families[at % 25] ?? '') + (given[Math.floor(at / 25) % 27] ?? '')

export const contentWithStaff = async (folder: string, count: number): Promise<void> => {
  await cp(join(projectRoot, 'content'), folder, { recursive: true })
  const path = join(folder, 'registry-sample.json')
  const registry: Readonly<Record<'retirement' | 'pension' | 'employments', readonly Row[]>> = JSON.parse(await readFile(path, 'utf8'))
  const { retirement, pension, employments } = registry
  const idCard = retirement.find(({ name }) => name === likeWhom)?.['idCard']
  const more = (rows: readonly Row[]): readonly Row[] => {
    const like = rows.find((row) => row['idCard'] === idCard)
    return [...rows, ...Array.from({ length: count }, (_, at) => ({ ...like, name: nameOf(at), idCard: numberOf(at) }))]
  }
  await writeFile(
    path,
    JSON.stringify({ ...registry, retirement: more(retirement), pension: more(pension), employments: more(employments) })
  )
}
