import { expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
const free = '230199199302150014'
const kept = '230199197308080038'

const status = async (name: string, applicantIdCard: string) =>
  askPreCheck(await loginAs(server.url, name), 'HLJYJS0010', 'LH_C03', { applicantIdCard })

it('[R-7.4-68] an archive that may be passed on passes and says where it lies; one that is kept, or is nowhere, does not', async () => {
  expect(await status('侯宇航', free)).toMatchObject({
    status: '1',
    known: { source: '人事档案', values: { archiveFrom: '哈尔滨市人才服务中心（示例）' } }
  })
  expect(await status('马晓东', kept)).toMatchObject({ status: '0' })
  expect(await status('薛明凯', '230199200007030015')).toMatchObject({
    status: '0',
    message: '没有查到档案在哪里。请联系现在保管档案的单位，或到人才服务窗口核实'
  })
})

it('an archive is told to nobody but the person', async () => {
  expect(await status('马晓东', free)).toEqual(unknownAnswer)
  expect(await status('周晓岚', '230199199108200030')).toEqual(unknownAnswer)
})
