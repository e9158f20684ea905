/**
 * The application form (申请表) as plain data: what the printed sheet says, nothing about how it looks.
 *
 * All texts are shown as written, never read as markup. Without `applicationNumber` the sheet is a draft: it says 草稿 and
 * carries the 预览 watermark. `generatedAt` is Beijing time, `yyyy-MM-dd HH:mm:ss`; `dataHash` the hexadecimal SHA-256 of
 * the data shown. The same document always gives the same bytes.
 * Source: spec §1, §2.5, §4.2.
 */
import type { PrintedPicture } from '@ljonething/domain/form/printedPictures'

export interface ApplicationDocument {
  readonly title: string
  readonly sceneName: string
  readonly applicationNumber?: string
  readonly documentNumber: string
  readonly region: string
  readonly generatedAt: string
  readonly dataHash: string
  readonly applicant: readonly DocumentField[]
  readonly matters: readonly DocumentMatter[]
  readonly groups: readonly DocumentGroup[]
  readonly materials: readonly DocumentMaterial[]
  /** Faces of identity cards and photographs; their bytes come beside the document. */
  readonly pictures?: readonly PrintedPicture[]
  readonly notices: readonly string[]
  /** One place for each who signs, in their order. */
  readonly signatures: readonly DocumentSignature[]
}

/** One labelled value; with `choices` they are drawn as boxes after the value. */
export interface DocumentField {
  readonly label: string
  readonly value: string
  /** Takes a full row. */
  readonly wide?: boolean
  readonly choices?: readonly DocumentChoice[]
}

export interface DocumentChoice {
  readonly label: string
  readonly checked: boolean
}

/** A matter (联办事项) and the department that handles it. */
export interface DocumentMatter {
  readonly name: string
  readonly department: string
}

/** A section of the form with its repeatable tables. */
export interface DocumentGroup {
  readonly name: string
  readonly fields: readonly DocumentField[]
  readonly tables?: readonly DocumentTable[]
}

/** Repeatable rows; each row has a text for each column, in their order. */
export interface DocumentTable {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface DocumentMaterial {
  readonly label: string
  readonly files: readonly string[]
  readonly source: string
  /** Absent where no signature is asked for. */
  readonly signed?: boolean
}

/**
 * A place to sign; name and date stay empty until signed. The PDF says where the places are, for the seals that come into them: a keyword for each,
 * `sign/<place>/<page>/<left>/<bottom>/<width>/<height>`, pages from 1, points (1/72 inch) from the lower left corner of the page.
 * Example: `sign/applicant/2/147.4/402.5/209.8/56.7`.
 */
export interface DocumentSignature {
  /** Its name within the document, Latin letters and digits; of the one who files it `applicant`. */
  readonly place: string
  /** Who signs: 申请人（签名）, 申请单位（盖章）. */
  readonly label: string
  readonly name?: string
  /** `yyyy-MM-dd`. */
  readonly date?: string
}
