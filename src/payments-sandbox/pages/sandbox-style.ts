/** The style sheet of all pages: a system font, blue, corners of 4 px and yellow tape. */
export const SANDBOX_STYLE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#EEF1F6;color:#1B2430;font:400 16px/24px Arial,Helvetica,'Liberation Sans',system-ui,sans-serif}
h1,h2,p,dl,dd,fieldset{margin:0}
a{color:#0B57D0}
svg{flex:none}
.tape{display:flex;gap:10px;align-items:center;justify-content:center;min-height:44px;padding:0 16px;background:#FFD84D;color:#3A2B00;font-size:14px;border-bottom:4px solid;border-image:repeating-linear-gradient(135deg,#1B1B1B 0 10px,#FFD84D 10px 20px) 4}
.top{display:flex;align-items:center;gap:10px;min-height:52px;padding:0 16px;background:#fff;border-bottom:1px solid #D5DBE5}
.top>b{font-size:18px}
.logo{width:28px;height:28px;border-radius:4px;background:#0B57D0;color:#fff;display:grid;place-items:center}
.top nav{display:flex;margin-inline-start:auto;gap:4px;font-size:14px}
.top nav a{display:flex;align-items:center;min-height:44px;padding:0 10px;text-decoration:none;border-bottom:3px solid transparent}
.top nav a[aria-current]{color:#1B2430;font-weight:700;border-color:#0B57D0}
main{width:100%;max-width:480px;margin:0 auto;padding:12px 16px 8px;display:flex;flex-direction:column;gap:10px}
.tool main{max-width:1120px;gap:16px;padding-top:20px}
footer{max-width:480px;margin:0 auto;padding:4px 20px 20px;font-size:12px;line-height:16px;color:#4A5668;text-align:center}
h1{font-size:22px;line-height:28px}
h2{font-size:16px;line-height:22px;margin-top:2px}
form{display:flex;flex-direction:column;gap:10px}
.box{background:#fff;border:1px solid #D5DBE5;border-radius:4px;padding:12px 16px}
.order{font-size:14px;line-height:20px;color:#4A5668}
.order div{display:flex;justify-content:space-between;gap:12px;overflow-wrap:anywhere}
.order h1{font-size:30px;line-height:38px;color:#1B2430;font-variant-numeric:tabular-nums}
.order .within{justify-content:flex-start;gap:6px;align-items:center;font-variant-numeric:tabular-nums}
.field{display:block;min-width:0}
.field>label{display:block;font-size:13px;line-height:18px;color:#4A5668;margin-bottom:3px}
input:not([type=radio]){width:100%;height:46px;background:#fff;border:1px solid #8592A6;border-radius:4px;padding:0 12px;font:inherit;color:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:#B3261E}
:is(input,button,a,summary):focus-visible{outline:3px solid rgba(11,87,208,.45);outline-offset:1px}
input:not([type=radio]):focus-visible{border-color:#0B57D0;outline-color:rgba(11,87,208,.28);outline-offset:0}
.wrong{display:block;font-size:13px;line-height:18px;color:#B3261E;margin-top:3px}
.alert{background:#FCEBEA;border:1px solid #B3261E;border-radius:4px;padding:10px 14px;color:#7A1712;font-size:14px;line-height:20px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start}
.tag{position:relative}
.tag::after{content:'TEST';position:absolute;inset-inline-end:12px;bottom:14px;font:700 11px/18px Arial,sans-serif;background:#E3EAF6;color:#0B3F99;padding:0 6px;border-radius:2px}
.tag.bad::after{bottom:auto;top:35px}
fieldset{border:1px solid #D5DBE5;border-radius:4px;background:#fff;padding:0 12px;min-width:0}
legend{float:left;width:100%;height:0;overflow:hidden}
fieldset label{clear:both;display:flex;gap:12px;align-items:center;min-height:46px;padding:4px 0}
fieldset label+label{border-top:1px solid #E4E8EF}
fieldset input{width:20px;height:20px;margin:0;flex:none;accent-color:#0B57D0}
fieldset b{display:block;font-size:14px;line-height:18px}
fieldset em{font-style:normal;display:block;font-size:12px;line-height:16px;color:#4A5668}
button,.go{font:inherit;cursor:pointer;border:1px solid transparent;border-radius:4px;min-height:44px;padding:0 16px}
.go{display:flex;align-items:center;justify-content:center;width:100%;min-height:50px;background:#0B57D0;color:#fff;font-weight:700;font-size:17px;text-decoration:none}
.go:hover{background:#0A4CB5}
.plain{background:none;color:#0B57D0;font-size:15px;text-decoration:underline;width:100%}
.small{font-size:14px;background:#fff;border-color:#8592A6;color:#1B2430}
.small:hover{background:#F3F6FB}
.small.main{background:#0B57D0;border-color:#0B57D0;color:#fff;font-weight:700}
.small.main:hover{background:#0A4CB5}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;color:#0B57D0;font-size:14px;text-decoration:underline}
table{width:100%;border-collapse:collapse;font-size:13px;line-height:18px}
th{text-align:start;font-weight:700;padding:6px 0}
td{padding:6px 0;border-top:1px solid #E4E8EF;vertical-align:top}
td:first-child{white-space:nowrap;padding-inline-end:12px;font-variant-numeric:tabular-nums}
.muted{color:#4A5668;font-size:14px;line-height:20px}
.list{display:flex;flex-direction:column;gap:10px;list-style:none;margin:0;padding:0}
.entry{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}
.entry h3{margin:0;font-size:16px;line-height:22px;overflow-wrap:anywhere}
.entry p{font-size:14px;line-height:20px;color:#4A5668;overflow-wrap:anywhere}
.entry .sum{color:#1B2430;font-size:18px;font-weight:700;font-variant-numeric:tabular-nums}
.state{display:inline-block;font:700 12px/20px Arial,sans-serif;padding:0 8px;border-radius:2px;background:#E3EAF6;color:#0B3F99}
.state.paid,.state.sent{background:#DDF1E4;color:#0F5A2C}
.state.failed,.state.expired,.state.returned,.state.refunded{background:#FCEBEA;color:#7A1712}
.acts{display:flex;flex-wrap:wrap;gap:10px;align-items:end}
.acts form{flex-direction:row;align-items:end;gap:6px;flex-wrap:wrap}
.acts input{height:44px;width:140px}
.acts .wide input{width:190px}
.entry>div:first-child:not(:has(+.acts)){grid-column:1/-1}
@media (min-width:900px){.tool .entry{grid-template-columns:minmax(0,1fr) auto;align-items:center}.entry .acts{justify-content:flex-end}}
@media (max-width:420px){.top nav a{padding:0 7px}.tool .top>b{font-size:15px}.acts,.acts form{width:100%}.acts form .field{flex:1}.acts .field input{width:100%}.acts .wide .field{flex:1 1 100%}}
`;
