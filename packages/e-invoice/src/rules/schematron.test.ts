import { expect, it } from 'vitest';
import { readSchematron } from './schematron.ts';
import { stylesheetOf } from './stylesheet.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = 'xmlns:sch="http://purl.oclc.org/dsdl/schematron"';
const abstracts = (body: string) =>
  bytes(`<sch:schema ${head}><sch:pattern id="abstracts">${body}</sch:pattern></sch:schema>`);
const assertion =
  '<sch:assert test="cbc:ID &lt; 1">Geçersiz <sch:name/>: <sch:value-of select="cbc:ID"/></sch:assert>';
const read = (context: string, copies = 1, body = assertion) =>
  readSchematron(
    bytes(`<sch:schema ${head}><sch:include href="a.xml#abstracts"/><sch:ns prefix="inv" uri="urn:i"/>
      <sch:rule context="//@unitCode"><sch:extends rule="A"/></sch:rule>
      <sch:pattern id="p"><sch:let name="list" value="',X,'"/>
      <sch:rule context="${context}"><sch:extends rule="A"/></sch:rule></sch:pattern></sch:schema>`),
    () => abstracts(`<sch:rule abstract="true" id="A">${body.repeat(copies)}</sch:rule>`),
  );

it('finds rules inside and outside of patterns, and what they take from abstract ones', () => {
  const schema = read('inv:Invoice');
  expect(schema.groups.map((group) => group.map(({ context }) => context))).toEqual([
    ['//@unitCode'],
    ['inv:Invoice'],
  ]);
  expect(schema.groups[1]?.[0]?.assertions).toEqual([
    {
      rule: 'A',
      test: 'cbc:ID < 1',
      message: [{ text: 'Geçersiz ' }, { select: 'name(.)' }, { text: ': ' }, { select: 'cbc:ID' }],
    },
  ]);
  expect(schema.variables).toEqual([{ name: 'list', value: "',X,'" }]);
});

it('refuses what it would lose', () => {
  expect(() => read('inv:Invoice', 1, '<sch:report test="1">x</sch:report>')).toThrow('report');
  expect(() => read('inv:Invoice', 1, '<sch:extends rule="B"/>')).toThrow('no abstract rule B');
  expect(() => stylesheetOf(read('inv:Invoice'))).toThrow('only 2 assertions');
  expect(() => stylesheetOf(read('inv:Invoice[1]', 100))).toThrow('no plain path');
});

it('asks of the day it is given, not of the clock', () => {
  const dated = '<sch:assert test="xs:date(.) le xs:date(current-date())">x</sch:assert>';
  expect(stylesheetOf(read('inv:Invoice', 100, dated))).toContain('not(xs:date(.) le xs:date($today))');
});

it('looks up once what every line asks for', () => {
  const test = '//cbc:UBLVersionID = ../cbc:ProfileID or ../../cbc:ProfileID';
  const asked = (context: string) =>
    stylesheetOf(read(context, 100, `<sch:assert test="${test}">x</sch:assert>`));
  expect(asked('inv:Invoice/cac:InvoiceLine')).toContain(
    'not($shared-version = $shared-profile or ../../cbc:ProfileID)',
  );
  expect(asked('inv:Invoice/cac:TaxTotal')).toContain(
    'not($shared-version = ../cbc:ProfileID or ../../cbc:ProfileID)',
  );
});
