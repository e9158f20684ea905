/**
 * The real type of a file from its bytes (真实文件类型), whatever its name says. A PDF may have something else in front of it, a mark or the head of a
 * mail, but no page and no XML.
 * Give the whole file where it is at hand: a zip keeps its directory at the end, a compound file keeps its own anywhere. From the first
 * bytes alone a zip is judged by the entries in sight, unless they are given. Undefined when nothing fits; never fails.
 * Source: specification 5; GB/T 33190 (an OFD file is a zip with OFD.xml at its root).
 */
import { headInHex } from '../internal/bytes.ts'
import { compoundEntries } from '../internal/compoundEntries.ts'
import { signatureLength, signatures } from './internal/signatures.ts'
import { pdfStart } from './internal/pdfStart.ts'
import { textType } from './internal/textType.ts'
import { zipEntries } from './internal/zipEntries.ts'
import type { FileType } from './FileType.ts'

export function detectFileType(bytes: Uint8Array, entries?: readonly string[]): FileType | undefined {
  const head = headInHex(bytes, signatureLength)
  const type = signatures.find(([, signature]) => signature.test(head))?.[0]
  if (type === 'zip') return typeOfZip(entries ?? zipEntries(bytes))
  if (type === 'cfb') return typeOfCompound(compoundEntries(bytes))
  return type ?? (pdfStart(bytes) === undefined ? textType(bytes) : 'pdf')
}

const officeFolders: readonly (readonly [string, FileType])[] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx']
]

function typeOfZip(names: readonly string[]): FileType {
  if (names.some((name) => name.toLowerCase() === 'ofd.xml')) return 'ofd'
  if (!names.includes('[Content_Types].xml')) return 'zip'
  return officeFolders.find(([folder]) => names.some((name) => name.startsWith(folder)))?.[1] ?? 'zip'
}

const officeStreams: readonly (readonly [string, FileType])[] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt']
]

const typeOfCompound = (names: readonly string[]): FileType => officeStreams.find(([stream]) => names.includes(stream))?.[1] ?? 'cfb'
