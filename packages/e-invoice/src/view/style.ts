/** Dark ink on white in any theme: an invoice is a paper. */
export const invoiceStyle = `
@page { size: A4; margin: 14mm 12mm; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1a1a1a; font: 10pt/1.45 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 186mm; margin: 0 auto; padding: 8mm 4mm; }
h1 { margin: 0; font-size: 18pt; }
h2 { margin: 0 0 1mm; font-size: 9pt; font-weight: 600; color: #595959; }
p { margin: 0; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: 4mm; justify-content: space-between; align-items: flex-start;
  padding-bottom: 4mm; border-bottom: 0.6mm solid #1a1a1a; }
dl { display: grid; grid-template-columns: auto auto; gap: 0.5mm 4mm; margin: 0; font-size: 9pt; }
dt { color: #595959; }
dd { margin: 0; overflow-wrap: anywhere; }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(60mm, 1fr)); gap: 8mm; margin: 5mm 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lines { font-size: 8.5pt; }
.lines thead { display: table-header-group; }
.lines th { text-align: right; font-weight: 600; border-bottom: 0.3mm solid #1a1a1a; padding: 1mm; vertical-align: bottom; }
.lines td { text-align: right; border-bottom: 0.2mm solid #c4c4c4; padding: 1.2mm 1mm; vertical-align: top; }
.lines tr { break-inside: avoid; }
.lines :is(th, td):nth-child(-n + 2) { text-align: left; }
.lines td:nth-child(2) { overflow-wrap: anywhere; min-width: 40mm; }
small { display: block; color: #595959; font-size: 7.5pt; }
.sums { width: auto; min-width: 80mm; margin: 4mm 0 0 auto; break-inside: avoid; }
.sums th { text-align: left; font-weight: 400; padding: 0.8mm 6mm 0.8mm 0; }
.sums td { text-align: right; padding: 0.8mm 0; }
.payable :is(th, td) { font-weight: 700; font-size: 11pt; border-top: 0.4mm solid #1a1a1a; }
.words { margin-top: 3mm; text-align: right; }
.notes { margin: 5mm 0 0; padding: 3mm 0 0 4mm; border-top: 0.2mm solid #c4c4c4; font-size: 9pt; }
@media (max-width: 640px) {
  .scroll { overflow-x: auto; }
  .parties { gap: 4mm; }
}
`;
