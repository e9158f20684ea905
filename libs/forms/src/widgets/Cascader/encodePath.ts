import { encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { encodeMultiCascader } from '@ljonething/domain/values/multiCascaderValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'

/** A chosen path as it is stored (级联取值): one level as {name, value}, several as an array of them. */
export const encodePath = (path: readonly NamedValue[]): string => (path.length === 1 ? encodeCascader(path[0]) : encodeMultiCascader(path))
