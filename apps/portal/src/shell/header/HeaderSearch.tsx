import { SearchBox } from '@ljonething/ui/SearchBox'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { getColumnRegion } from '../../browser/specialColumnRegion.ts'
import { columnOf } from '../region/useChooseRegion.ts'

/** Search over the scenes (搜索): leads to the special column with the scenes of that name. */
export const HeaderSearch = () => {
  const navigate = useNavigate()
  const searched = useSearch({ strict: false, select: ({ name }: { readonly name?: string }) => name ?? '' })
  const search = (name: string) => {
    const { to, search: kept } = { search: {}, ...columnOf(getColumnRegion()) }
    void navigate({ to, search: { ...kept, ...(name === '' ? {} : { name }) } })
  }
  return <SearchBox key={searched} label="搜索主题" placeholder="搜事项、材料" defaultValue={searched} onSearch={search} />
}
