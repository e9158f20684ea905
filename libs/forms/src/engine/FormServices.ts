import type { DictionaryOption, FormValues } from '@ljonething/domain/form/FormDescription'
import type { FoundValues } from '@ljonething/domain/registers/RegisteredValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import type { BookingDoor } from './BookingDoor.ts'
import type { FileServices } from './FileServices.ts'

/** What a remote-search select asks for (远程检索). */
export interface OptionSearch {
  /** The field's dataSource (`REMOTE_HOSPITAL`, `newBorn/bankSearch`, …). */
  readonly source: string
  readonly keyword: string
  /** From 1. */
  readonly page: number
  /** The level to look in; '' is the one above all. */
  readonly parent: string
  /** Of the fields that the options depend on, by name. */
  readonly values: FormValues
}

/** An option with what is known of the institution; with children it is a level on the way and no answer. */
export interface FoundOption extends DictionaryOption {
  readonly address?: string
  readonly phone?: string
  readonly hasChildren?: boolean
}

export interface FoundOptions {
  readonly options: readonly FoundOption[]
  readonly hasMore: boolean
}

/**
 * Everything remote a form may ask for (表单外部服务). The application implements it over its own calls; forms never fetch. A screen gives what its
 * form needs: without a member its fields stay as they are, or say that nothing can be searched there.
 *
 * Expected failures reject with an Error whose message is Chinese and fit to show. An aborted signal may reject with anything.
 */
export interface FormServices {
  /** A page of the options of a remote-search select. */
  readonly searchOptions?: (search: OptionSearch, signal: AbortSignal) => Promise<FoundOptions>
  /**
   * Children of one node of a tree loaded by level; `source` is a dictionary root (`SH00XZQH` for regions) or a dataSource. An empty
   * parent asks for the top level (cities of the province for regions); no children make the node an answer.
   */
  readonly treeChildren?: (source: string, parentCode: string) => Promise<readonly DictionaryOption[]>
  /** Paths below a node of such a tree whose last name holds the keyword, the first of them; without it what was listed is searched. */
  readonly searchTree?: (
    source: string,
    parentCode: string,
    keyword: string,
    signal: AbortSignal
  ) => Promise<readonly (readonly NamedValue[])[]>
  /**
   * A whole tree that does not travel with the form (`SH00XZQH` for regions), for a box in which any of it can be ticked: its text as `treeText` of
   * the domain writes it.
   */
  readonly wholeTree?: (source: string) => Promise<string>
  /** Asks a register; undefined when it knows nothing. The values are by its own answer keys. */
  readonly lookup?: (api: string, params: Readonly<Record<string, string>>) => Promise<FoundValues | undefined>
  /** Answers true when the value holds rare characters (生僻字). */
  readonly hasRareWord?: (value: string, signal: AbortSignal) => Promise<boolean>
  /** 预约, loaded with the first form that books; without it the fields of a booking are fields like any other. */
  readonly booking?: (() => Promise<BookingDoor>) | undefined
  /** Something came for a field that the form does not have: nothing changes, and the application records it (ID does not exist, spec §8). */
  readonly unknownId?: (sceneId: string, id: string) => void
  /** Of a form whose materials are shown. */
  readonly files?: FileServices
  readonly now: () => Date
}
