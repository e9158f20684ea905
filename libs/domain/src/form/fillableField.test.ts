import { expect, it } from 'vitest'
import { allScenes, context, dictionaries, sceneFile } from '../../cases/sceneFiles.ts'
import { fieldOf } from '../../cases/smallForm.ts'
import { planScene } from '../plan/planScene.ts'
import { describeForm } from './describeForm.ts'

it('a select of a source that is searched is a remote search', () => {
  expect(fieldOf({ typeName: 'select', dataSource: 'REMOTE_POLICE' })).toMatchObject({
    componentType: 'remoteSelect',
    dataSource: 'REMOTE_POLICE'
  })
})

it('keeps the options a dictionary or the field itself gives', () => {
  expect(fieldOf({ typeName: 'select', dictRootCode: 'YYSD', dataSource: 'marriage/chooseAppointTime' }).componentType).toBe('select')
  expect(fieldOf({ typeName: 'select', dataSource: 'inline:1=是' }).componentType).toBe('select')
})

it('no scene has a required field that nobody could fill in', () => {
  for (const scene of allScenes) {
    const { allfield, dictionaries: options } = describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, context), dictionaries)
    for (const field of allfield.flatMap(({ fieldList }) => fieldList)) {
      const isBooked = scene.appointment?.fields.area === field.name
      const chooses = ['select', 'configCascader'].includes(field.componentType) && !isBooked
      const root = field.originalField.dictRootCode
      if (chooses && root !== 'SH00XZQH') expect([scene.name, field.name, options[root]?.length]).not.toContain(undefined)
    }
  }
})

it('the marriage scene books its office: nothing of it is written by hand', () => {
  const form = describeForm(planScene(sceneFile('05-marriage.yaml'), {}, context), dictionaries)
  const fields = new Map(form.allfield.flatMap(({ fieldList }) => fieldList.map((field) => [field.name, field])))
  expect(fields.get('orgCode')).toMatchObject({ componentType: 'remoteSelect', dataSource: 'marriage/queryOrgs' })
  expect(fields.get('bookingArea')).toMatchObject({ dataSource: 'marriage/getAreaList', value: '230000000000' })
  expect(fields.get('appointTime')).toMatchObject({ componentType: 'select', dataSource: 'marriage/chooseAppointTime' })
})
