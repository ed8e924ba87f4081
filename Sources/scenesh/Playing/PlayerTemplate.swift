// tidy: long, written by Packaging/page tool

/// The page of the player, with places for its title and its data: `Packaging/page tool` makes it of the
/// folder Page, and a test compares it.
enum PlayerTemplate {
    static let text = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-CiaeIK23p\#
        oNBswuG4+0TfgfQJlFBSdVePnN9afn6jqk='; style-src 'sha256-HjvcQiueV8VGat6ooHNMhnBJvKJuav4ZvkhI4J8pzf4=\#
        '; img-src data:; base-uri 'none'; form-action 'none'">
        <meta name="referrer" content="no-referrer">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>SCENE-TITLE</title>
        <style>:root{color-scheme:light dark;--paper:light-dark(#ffffff,#18181c);--back:light-dark(#f3f3f6,#\#
        232329);--line:light-dark(#c9c9d2,#45454f);--ink:light-dark(#1b1b20,#ececf1);--quiet:light-dark(#5c5\#
        c68,#a9a9b6);--accent:light-dark(#0a54c2,#7db1ff);--accent-ink:light-dark(#ffffff,#10131a);--chosen:\#
        light-dark(#d7e6ff,#24406e);--running:light-dark(#fff2c2,#4a3f16);--bad:light-dark(#b3121f,#ff8f8a);\#
        --warn:light-dark(#8a5200,#f2b45c);--good:light-dark(#17682f,#7fd598);--comment:light-dark(#5d6b5d,#\#
        94a894);--string:light-dark(#a3242c,#ff9d8f);--number:light-dark(#7a3e9d,#d3a6ff);--keyword:light-da\#
        rk(#9b2393,#ff8ad8);--verb:light-dark(#0b4fa8,#86baff);--symbol:light-dark(#39688a,#8cc7e6);--only-f\#
        irst:light-dark(#dcf5e1,#153720);--only-second:light-dark(#ffe3e0,#4a2224);--depth-0:light-dark(#fff\#
        fff,#202027);--depth-1:light-dark(#eef3fb,#242c38);--depth-2:light-dark(#f6f0fb,#2c2634);--depth-3:l\#
        ight-dark(#eef8f0,#24302a);--bar:light-dark(#e4e4ea,#33333c);--frame:light-dark(#77778a,#8d8d9d);--d\#
        imming:light-dark(rgba(0,0,0,0.28),rgba(0,0,0,0.5));--on:light-dark(#1d7a3c,#7fd598);--moving:light-\#
        dark(#a05a00,#f2b45c);}:root[data-theme="light"]{color-scheme:light;}:root[data-theme="dark"]{color-\#
        scheme:dark;}*{box-sizing:border-box;}[hidden]{display:none !important;}.hidden{position:absolute;wi\#
        dth:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;}html,body{he\#
        ight:100%;margin:0;}body{display:flex;flex-direction:column;background:var(--back);color:var(--ink);\#
        font:14px/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;}h1{font-size:16px;margin:0;}h2{font-siz\#
        e:12px;margin:0;color:var(--quiet);font-weight:600;}h3{font-size:13px;margin:10px 0 2px;}p{margin:0 \#
        0 6px;}code,pre,.line,.editor,.tree,.call{font-family:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono\#
        ",monospace;}code{font-size:12px;}.quiet{color:var(--quiet);}.bad{color:var(--bad);}.rule{background\#
        :var(--back);border:1px solid var(--line);border-radius:4px;padding:0 4px;white-space:nowrap;}button\#
        ,select,summary{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--line);b\#
        order-radius:6px;padding:3px 9px;min-height:28px;cursor:pointer;}select{max-width:11em;}button:hover\#
        ,summary:hover{border-color:var(--accent);}:focus-visible{outline:2px solid var(--accent);outline-of\#
        fset:1px;}.plain{border:0;background:none;padding:0;min-height:24px;text-align:start;}header{display\#
        :flex;flex-wrap:wrap;align-items:center;gap:8px 14px;padding:8px 12px;}.tools{display:flex;flex-wrap\#
        :wrap;align-items:center;gap:6px;}.tools:last-of-type{margin-inline-start:auto;}.panes{display:none;\#
        }main{flex:1;min-height:0;display:grid;gap:8px;padding:0 12px;grid-template-columns:minmax(0,11fr) m\#
        inmax(0,10fr) minmax(260px,7fr);}.pane{display:flex;flex-direction:column;min-width:0;min-height:0;b\#
        ackground:var(--paper);border:1px solid var(--line);border-radius:8px;overflow:hidden;}.status{margi\#
        n:0;padding:5px 14px 7px;min-height:31px;}.banner{display:flex;gap:10px;align-items:center;justify-c\#
        ontent:space-between;margin:0 12px 8px;padding:5px 10px;background:var(--only-second);border:1px sol\#
        id var(--bad);border-radius:8px;}.banner .what{overflow-wrap:anywhere;max-height:4.2em;overflow:auto\#
        ;}input[type="search"]{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--\#
        line);border-radius:6px;padding:3px 8px;min-height:28px;}.number{flex:none;width:var(--gutter);paddi\#
        ng-inline-end:1.5ch;text-align:end;color:var(--quiet);}.running{background:var(--running);}.running \#
        .number{color:var(--ink);font-weight:700;}.list{position:relative;flex:1;min-height:100px;overflow:a\#
        uto;font-size:13px;}.list:focus-visible,#why:focus-visible,#tree:focus-visible{outline-offset:-2px;}\#
        .list{isolation:isolate;}.space{position:relative;z-index:-1;min-width:100%;}.line{position:absolute\#
        ;min-width:100%;height:22px;line-height:22px;white-space:pre;padding-inline-end:8px;cursor:pointer;}\#
        .line.later{color:var(--quiet);}.kind-header{color:var(--quiet);}.kind-step,.kind-scenario{font-weig\#
        ht:700;}.kind-warning,.kind-unknown,.kind-nothing{color:var(--warn);}.kind-error,.kind-exception,.ki\#
        nd-expected,.kind-leak{color:var(--bad);}.kind-print{color:var(--good);}.only-first{background:var(-\#
        -only-first);}.only-second{background:var(--only-second);}.only-first::before,.only-second::before{c\#
        ontent:"+" / "";position:absolute;inset-inline-start:0.5ch;}.only-second::before{content:"−" / "";}.\#
        line[aria-selected="true"]{background:var(--chosen);color:var(--ink);}.line[aria-selected="true"]::a\#
        fter{content:"▸" / "";position:absolute;inset-inline-start:0.4ch;color:var(--accent);}.only-first[ar\#
        ia-selected="true"]::before,.only-second[aria-selected="true"]::before{content:"" / "";}.legend{marg\#
        in:0;padding:3px 10px;border-bottom:1px solid var(--line);color:var(--quiet);white-space:pre-wrap;}.\#
        stale .list{background:var(--back);}.reason{border-top:1px solid var(--line);padding:6px 0 0 10px;he\#
        ight:34%;display:flex;flex-direction:column;}#why{flex:1;min-height:0;overflow:auto;padding-inline-e\#
        nd:10px;padding-bottom:6px;}.call{font-size:13px;overflow-wrap:anywhere;}.whynot{margin:0;padding-in\#
        line-start:18px;}.whynot li{margin-bottom:3px;}.moment{padding:8px 10px;overflow:auto;}.picture{flex\#
        :1 1 45%;min-height:180px;display:flex;justify-content:center;}.screen{width:100%;height:100%;min-he\#
        ight:0;}.device{fill:none;stroke:var(--frame);stroke-width:5;}.frame{stroke:var(--frame);stroke-widt\#
        h:1.5;}.depth-0{fill:var(--depth-0);}.depth-1{fill:var(--depth-1);}.depth-2{fill:var(--depth-2);}.de\#
        pth-3{fill:var(--depth-3);}.state-appearing > .frame,.state-disappearing > .frame{stroke-dasharray:1\#
        0 7;stroke:var(--moving);stroke-width:3;}.bar{fill:var(--bar);stroke:var(--line);stroke-width:1;}.di\#
        mming{fill:var(--dimming);}.screen text{fill:var(--ink);text-anchor:middle;font-size:17px;}.screen .\#
        label{font-size:22px;font-weight:600;}.screen .title{font-weight:600;}.screen .back{text-anchor:star\#
        t;fill:var(--accent);font-size:16px;}.screen .detail{font-size:15px;fill:var(--quiet);}.tab{fill:var\#
        (--quiet);}.tab.selected{fill:var(--accent);}.screen .tab-title{font-size:14px;fill:var(--quiet);}.s\#
        creen .tab-title.selected{fill:var(--accent);font-weight:600;}.keyboard rect{fill:var(--bar);stroke:\#
        var(--line);}#back,#forth{display:flex;gap:4px;}.mover{display:flex;align-items:center;gap:3px;margi\#
        n:8px 0 4px;}.mover #back,.mover #forth{gap:2px;}.mover button{padding:3px 3px;min-width:26px;font-s\#
        ize:12px;}.mover input{flex:1;min-width:36px;accent-color:var(--accent);}.place{margin:0;min-height:\#
        20px;color:var(--quiet);font-variant-numeric:tabular-nums;}.moment h2{margin-top:6px;}.tree{flex:1 1\#
         25%;min-height:80px;overflow:auto;font-size:13px;}.node{overflow-wrap:anywhere;line-height:22px;}.n\#
        ode .name{font-weight:700;}.state-appeared > .state{color:var(--on);}.state-appearing > .state,.stat\#
        e-disappearing > .state{color:var(--moving);}.state-none > .state,.state-disappeared > .state{color:\#
        var(--quiet);}dialog{max-width:36em;color:var(--ink);background:var(--paper);border:1px solid var(--\#
        line);border-radius:10px;}dialog h2{font-size:15px;color:var(--ink);}dl{display:grid;grid-template-c\#
        olumns:auto 1fr;gap:4px 14px;}dt{font-weight:600;}dd{margin:0;}@media (max-width:860px){.panes{displ\#
        ay:flex;gap:6px;padding:0 12px 6px;}.panes button{flex:1;}.panes [aria-pressed="true"]{background:va\#
        r(--chosen);border-color:var(--accent);}main{grid-template-columns:minmax(0,1fr);padding:0 6px;}.pan\#
        e{display:none;}[data-pane="script"] .pane.script,[data-pane="trace"] .pane.trace,[data-pane="moment\#
        "] .pane.moment{display:flex;}header{padding:6px 8px;gap:6px;}.banner{margin:0 6px 6px;}header selec\#
        t{padding:3px 4px;}header .tools{gap:4px;}.tools button,summary{padding:3px 6px;}.tools:last-of-type\#
        {margin-inline-start:0;}}@media (pointer:coarse){button,select,summary{min-height:40px;}}@media (pre\#
        fers-reduced-motion:reduce){*{transition:none !important;animation:none !important;scroll-behavior:a\#
        uto !important;}}@media print{html,body{height:auto;}body,.pane{display:block;overflow:visible;backg\#
        round:#ffffff;border:0;}header .tools,nav,.mover,.status,.usage,.buttons{display:none !important;}:f\#
        ocus-visible{outline:none;}main{display:block;padding:0;}.pane{margin-bottom:12pt;}.list,.reason,#wh\#
        y,.tree,.problems,.moment{height:auto;max-height:none;overflow:visible;}.space{height:auto !importan\#
        t;}.line{position:relative;top:0 !important;}.picture{display:block;height:auto;break-inside:avoid;}\#
        .screen{width:auto;height:300pt;max-width:100%;}h2{break-after:avoid;}}.lanes{padding:0 12px 8px;dis\#
        play:flex;flex-direction:column;gap:4px;max-height:36%;min-height:96px;}.lane-view{position:relative\#
        ;flex:0 1 auto;min-height:0;overflow:auto;background:var(--paper);border:1px solid var(--line);borde\#
        r-radius:8px;}.lane-space{position:relative;min-height:100%;}.lane-drawing{position:sticky;inset-blo\#
        ck-start:0;inset-inline-start:0;display:block;}.lane-drawing text{fill:var(--ink);font:12px ui-monos\#
        pace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace;}.lane-drawing .step{fill:var(--quiet);font-size:1\#
        1px;}.names{fill:var(--paper);}.heading{fill:var(--back);}.lane-drawing .heading-text{font-weight:70\#
        0;}.band{stroke:var(--line);}.alive{stroke:var(--frame);}.moving{stroke:var(--moving);stroke-width:2\#
        ;stroke-dasharray:4 3;}.shown{fill:var(--chosen);stroke:var(--on);}.call-mark{fill:var(--ink);}.call\#
        -mark.later{fill:var(--frame);}.call-mark.end{fill:var(--accent);}.now{stroke:var(--bad);stroke-widt\#
        h:1.5;}.lanes input{width:100%;margin:0;accent-color:var(--accent);}.player main{grid-template-colum\#
        ns:minmax(0,1fr) minmax(0,1fr) minmax(260px,0.8fr);}.code{--gutter:5ch;}.code .line{cursor:text;padd\#
        ing-inline-start:0;}.code .number{display:inline-block;}#search{max-width:10em;}@media (max-width:86\#
        0px){.player .lanes{padding:0 6px 6px;}.player main{grid-template-columns:minmax(0,1fr);}#search{max\#
        -width:6.5em;}}@media print{.lanes{max-height:none;}.lanes input{display:none;}.lane-view{overflow:v\#
        isible;}.lane-space,.lane-drawing{width:100% !important;height:auto !important;}}</style>
        </head>
        <body class="player" data-pane="trace">
        <header>
        <h1 id="file">Run</h1>
        <span id="head" class="quiet"></span>
        <div class="tools" role="toolbar" aria-label="Play">
        <span id="back"></span>
        <button type="button" id="play" title="Space">▶ Play</button>
        <span id="forth"></span>
        <label>speed <select id="speed">
        <option value="0.5">½×</option><option value="1" selected>1×</option><option value="2">2×</option>
        <option value="4">4×</option>
        </select></label>
        </div>
        <div class="tools" role="toolbar" aria-label="View">
        <label>axis <select id="axis">
        <option value="lines">lines</option><option value="time">virtual time</option>
        </select></label>
        <label><span class="hidden">Search a controller</span>
        <input type="search" id="search" placeholder="Search" title="/" size="10"></label>
        <button type="button" id="theme" aria-label="Change colours" title="Change colours">◐</button>
        <button type="button" id="help" aria-label="Help" title="Help">?</button>
        </div>
        </header>
        <div id="banner" class="banner" role="note" hidden></div>
        <section class="lanes" aria-labelledby="lanes-title">
        <h2 id="lanes-title" class="hidden">Lanes</h2>
        <div id="lanes" class="lane-view" tabindex="0" role="region" aria-label="A lane for each controller"\#
         data-stop></div>
        <input type="range" id="slider" min="0" value="0" aria-label="Line of the trace" data-stop>
        </section>
        <nav class="panes" aria-label="Panes">
        <button type="button" data-show="script">Script</button>
        <button type="button" data-show="trace">Trace</button>
        <button type="button" data-show="moment">Moment</button>
        </nav>
        <main>
        <section class="pane script" aria-labelledby="script-title">
        <h2 id="script-title" class="hidden">Script</h2>
        <div id="script" class="list code" tabindex="0" role="region" aria-label="Lines of the script" data-\#
        stop></div>
        </section>
        <section class="pane trace" aria-labelledby="trace-title">
        <h2 id="trace-title" class="hidden">Trace</h2>
        <p id="legend" class="legend" hidden></p>
        <div id="trace" class="list" role="listbox" tabindex="0" aria-label="Trace" data-stop></div>
        <div class="reason">
        <h2 id="why-title">Why</h2>
        <div id="why" tabindex="0" role="region" aria-labelledby="why-title" data-stop></div>
        </div>
        </section>
        <section class="pane moment" aria-labelledby="moment-title">
        <h2 id="moment-title" class="hidden">Moment</h2>
        <div id="picture" class="picture"></div>
        <p id="place" class="place"></p>
        <p id="clock" class="place"></p>
        <h2>Controllers</h2>
        <div id="tree" class="tree" role="tree" aria-label="Controllers" data-stop tabindex="-1"></div>
        </section>
        </main>
        <p id="status" class="status" role="status"></p>
        <p id="sentence" class="hidden" aria-live="polite"></p>
        <dialog id="help-dialog" aria-labelledby="help-title">
        <h2 id="help-title">Help</h2>
        <dl id="help-keys"></dl>
        <form method="dialog"><button>Close</button></form>
        </dialog>
        <script type="application/json" id="data">SCENE-DATA</script>
        <script>"use strict";const MOST_DIFFERENCES=2000;function align(left,right){let head=0;const shorter\#
        =Math.min(left.length,right.length);while(head<shorter&&left[head]===right[head])head+=1;let tail=0;\#
        while(tail<shorter-head&&left[left.length-1-tail]===right[right.length-1-tail])tail+=1;const pairs=[\#
        ];for(let place=0;place<head;place+=1)pairs.push([place,place]);const middle=search(left.slice(head,\#
        left.length-tail),right.slice(head,right.length-tail));for(const[first,second]of middle){pairs.push(\#
        [first<0?-1:first+head,second<0?-1:second+head])}
        for(let place=tail;place>0;place-=1)pairs.push([left.length-place,right.length-place]);return pairs}
        function alignRuns(found,expected){return align(expected,found).map(([second,first])=>[first,second]\#
        )}
        function legendOf(names){return`− only ${names[1]}   + only ${names[0]}`}
        function search(left,right){const most=Math.min(MOST_DIFFERENCES,left.length+right.length);const fro\#
        ntiers=[];let frontier=new Map([[1,0]]);for(let differences=0;differences<=most;differences+=1){cons\#
        t next=new Map();for(let diagonal=-differences;diagonal<=differences;diagonal+=2){let x=isDown(front\#
        ier,diagonal,differences)?frontier.get(diagonal+1):frontier.get(diagonal-1)+1;let y=x-diagonal;while\#
        (x<left.length&&y<right.length&&left[x]===right[y]){x+=1;y+=1}
        next.set(diagonal,x);if(x>=left.length&&y>=right.length)return walkBack(frontiers.concat([frontier])\#
        ,left,right)}
        frontiers.push(frontier);frontier=next}
        return[...left.map((_,place)=>[place,-1]),...right.map((_,place)=>[-1,place])]}
        function isDown(frontier,diagonal,differences){if(diagonal===-differences)return true;return diagona\#
        l!==differences&&(frontier.get(diagonal-1)??-1)<(frontier.get(diagonal+1)??-1)}
        function walkBack(frontiers,left,right){const pairs=[];let x=left.length;let y=right.length;for(let \#
        differences=frontiers.length-1;differences>=0;differences-=1){const frontier=frontiers[differences];\#
        const diagonal=x-y;const previous=isDown(frontier,diagonal,differences)?diagonal+1:diagonal-1;const \#
        startX=differences===0?0:frontier.get(previous);const startY=startX-(differences===0?0:previous);whi\#
        le(x>startX&&y>startY&&left[x-1]===right[y-1])pairs.push([(x-=1),(y-=1)]);if(differences===0)break;i\#
        f(x===startX)pairs.push([-1,(y-=1)]);else pairs.push([(x-=1),-1])}
        return pairs.reverse()}
        const ROW=22;function make(tag,attributes,...children){return filled(document.createElement(tag),att\#
        ributes,children)}
        function draw(tag,attributes,...children){return filled(document.createElementNS("http:"+"//www.w3.o\#
        rg/2000/svg",tag),attributes,children)}
        function filled(element,attributes,children){for(const[name,value]of Object.entries(attributes??{}))\#
        {if(typeof value==="function")element.addEventListener(name,value);else if(value!==undefined&&value!\#
        ==null&&value!==false)element.setAttribute(name,value)}
        element.append(...children.filter((child)=>child!==null&&child!==undefined));return element}
        class VisibleRows{constructor(parent){this.parent=parent;this.kept=new Map()}
        show(rows){const next=new Map();for(const{key,look,build}of rows){const old=this.kept.get(key);next.\#
        set(key,old?.look===look?old:{look,element:build()})}
        for(const[key,old]of this.kept){if(next.get(key)!==old)old.element.remove()}
        this.kept=next;let place=this.parent.firstChild;for(const{element}of next.values()){if(element===pla\#
        ce)place=place.nextSibling;else this.parent.insertBefore(element,place)}}}
        const byId=(id)=>document.getElementById(id);function mark(element,name,value){if(value)element.setA\#
        ttribute(name,"true");else element.removeAttribute(name)}
        function later(delay,action){let timer=0;const call=(...values)=>{clearTimeout(timer);timer=setTimeo\#
        ut(()=>action(...values),delay)};call.cancel=()=>clearTimeout(timer);return call}
        function connectTheme(button){const root=document.documentElement;const kept=readKept("theme");if(ke\#
        pt==="dark"||kept==="light")root.dataset.theme=kept;const system=()=>(matchMedia("(prefers-color-sch\#
        eme: dark)").matches?"dark":"light");const isDark=()=>(root.dataset.theme??system())==="dark";button\#
        .addEventListener("click",()=>{root.dataset.theme=isDark()?"light":"dark";keep("theme",root.dataset.\#
        theme)})}
        function keep(name,text){try{localStorage.setItem(`scene.${name}`,text)}catch{}}
        function readKept(name){try{return localStorage.getItem(`scene.${name}`)}catch{return null}}
        const FAILURES=new Set(["error","exception","expected"]);function firstFailure(rows){return firstRow\#
        (rows,({run,line})=>run===0&&FAILURES.has(line.kind))}
        function firstDifference(rows){if(!rows.pairs)return-1;const found=firstRow(rows,({line,only})=>only\#
        !==undefined&&line.kind!=="header");return found>=0?found:firstRow(rows,({only})=>only!==undefined)}
        function firstRow(rows,isWanted){for(let row=0;row<rows.count;row+=1){if(isWanted(rows.at(row)))retu\#
        rn row}
        return-1}
        function showBanner(text,go){const banner=byId("banner");banner.hidden=!text;banner.replaceChildren(\#
        ...(text?[make("span",{class:"what"},text),make("button",{type:"button",click:go},"Show"),]:[]))}
        const DISTANCE=128;const NO_SIZE=-1;function pictures(data){const kept=new Map([[-1,{moment:-1,rows:\#
        []}]]);const text=(number)=>(number<0?null:data.strings[number]);function stateAt(line){let start=li\#
        ne-(line%DISTANCE)-1;while(!kept.has(start))start-=DISTANCE;let{moment,rows}=kept.get(start);for(let\#
         index=start+1;index<=line;index+=1){const entry=data.pictures[index];if(Array.isArray(entry)){const\#
        [number,first,last,...middle]=entry;const added=[];for(let place=0;place<middle.length;place+=3)adde\#
        d.push(middle.slice(place,place+3));rows=[...rows.slice(0,first),...added,...rows.slice(rows.length-\#
        last)];moment=number-1}else if(entry>0){moment=entry-1}
        if(index%DISTANCE===DISTANCE-1)kept.set(index,{moment,rows})}
        return{moment,rows}}
        function node([,instance,look]){const[id,name,className,base,title]=data.instances[instance];const[s\#
        tate,view,role,style,bars,x,y,width,height,selectedTab,...tabs]=data.looks[look];const made={id,name\#
        :text(name),class:text(className),base:text(base),state:text(state),view:text(view),role:text(role),\#
        children:[],};if(title>=0)made.title=text(title);if(style>=0)made.style=text(style);if(width!==undef\#
        ined&&width!==NO_SIZE)Object.assign(made,{x,y,width,height});const[navigationBar,toolbar]=[Math.floo\#
        r(bars/3),bars%3];if(navigationBar)made.navigationBar=navigationBar===2;if(toolbar)made.toolbar=tool\#
        bar===2;if(selectedTab!==undefined){made.tabBar=tabs.map(text);if(selectedTab>=0)made.selectedTab=se\#
        lectedTab}
        return made}
        function roots(rows){const found=[];const path=[];for(const row of rows){const made=node(row);if(row\#
        [0]===0)found.push(made);else path[row[0]-1].children.push(made);path[row[0]]=made}
        return found}
        return(line)=>{const{moment,rows}=stateAt(line);if(moment<0)return null;const[clock,stage,transition\#
        Count,...rest]=data.moments[moment];const[phase,width,height,firstResponder,front,...windowNumbers]=\#
        data.stages[stage];const shown=roots(rows);const windows=windowNumbers.map((number,index)=>{const[na\#
        me,isKey,windowWidth,windowHeight,omitted]=data.windows[number];const made={name:text(name),isKey:is\#
        Key===1,x:0,y:0,width:windowWidth,height:windowHeight};if(omitted>0)made.omitted=omitted;return{...m\#
        ade,root:shown[index]}});const transitions=rest.slice(0,transitionCount).map((number)=>{const[kind,f\#
        rom,to,progress]=data.transitions[number];return{kind:text(kind),from:text(from),to:text(to),progres\#
        s:progress/100}});const[first]=transitions;const parts={"~":(clock/100).toFixed(2),"^":text(front),"\#
        @":first?.from,$:first?.to};const sentence=rest.slice(transitionCount).map(text).join(" ").replace(/\#
        [~^@$]/g,(mark)=>parts[mark]);return{clock:clock/100,phase:text(phase),width,height,firstResponder:t\#
        ext(firstResponder),front:text(front),transitions,windows,sentence,}}}
        class Offsets{constructor(text){this.length=text.length;this.starts=null;this.count=text.length;if(/\#
        ^[\x00-\x7f]*$/.test(text))return;this.starts=new Uint32Array(text.length+1);let byte=0;for(let unit\#
        =0;unit<text.length;unit+=1){this.starts[unit]=byte;const code=text.charCodeAt(unit);const next=text\#
        .charCodeAt(unit+1);if(code>=0xd800&&code<0xdc00&&next>=0xdc00&&next<0xe000){byte+=4;unit+=1;this.st\#
        arts[unit]=byte}else{byte+=code<0x80?1:code<0x800?2:3}}
        this.starts[text.length]=byte;this.count=byte}
        unit(byte){if(!this.starts)return Math.min(byte,this.length);let low=0;let high=this.length;while(lo\#
        w<high){const middle=(low+high)>>1;if(this.starts[middle]<byte)low=middle+1;else high=middle}
        return low}
        byte(unit){return this.starts?this.starts[Math.min(unit,this.length)]:Math.min(unit,this.length)}}
        function lineStarts(text){const starts=[0];for(let place=text.indexOf("\n");place>=0;place=text.inde\#
        xOf("\n",place+1))starts.push(place+1);return starts}
        function lineAt(starts,place){let low=0;let high=starts.length-1;while(low<high){const middle=(low+h\#
        igh+1)>>1;if(starts[middle]<=place)low=middle;else high=middle-1}
        return low}
        class PackedRun{constructor(data){this.data=data;this.rules=data.rules??{};this.pictureAt=pictures(d\#
        ata);this.offsets=new Offsets(data.script??"");this.starts=lineStarts(data.script??"");this.placeOf=\#
        new Uint32Array(this.count);data.places.forEach(([first],place)=>this.placeOf.fill(place,first))}
        get count(){return this.data.lines.length/2}
        at(index){const{strings,lines,shapes,places}=this.data;const[kind,rest,depth,rule]=shapes[lines[2*in\#
        dex]];const receiver=strings[lines[2*index+1]];const[,scenario,step,start,end,time]=places[this.plac\#
        eOf[index]];return{kind:strings[kind],text:receiver+strings[rest],depth,rule:strings[rule],receiver,\#
        scenario,step,start,end,time:time/100,line:end>0?lineAt(this.starts,this.offsets.unit(start))+1:0,}}
        get failures(){return(this.data.failures??[]).map(([index,text,start,end])=>({index,text:this.data.s\#
        trings[text],line:end>0?lineAt(this.starts,this.offsets.unit(start))+1:0,}))}
        picture(index){return this.pictureAt(index)}
        whynot(index){const{strings,missed}=this.data;let first=index;while(first>=0&&!["header","scenario",\#
        "step"].includes(this.at(first).kind))first-=1;if(first<0||this.at(first).kind!=="step")return null;\#
        const[,scenario,step]=this.data.places[this.placeOf[index]];const found=missed.filter((row)=>row[0]=\#
        ==scenario&&row[1]===step);return found.length===0?null:found.map(([,,call,reason,rule])=>({call:str\#
        ings[call],reason:strings[reason],rule:strings[rule],}))}}
        const KINDS=[["> ","step"],["|","print"],["! warning: ","warning"],["! exception ","exception"],["! \#
        expected: ","expected"],["! leak: ","leak"],["! unknown: ","unknown"],["! nothing: ","nothing"],["==\#
         ","scenario"],["# ","header"],];function parsedLine(line){const text=line.trimStart();const kind=KI\#
        NDS.find(([start])=>text.startsWith(start))?.[1]??"call";const isOutside=kind==="step"||kind==="head\#
        er"||kind==="scenario";return{kind,text,depth:(line.length-text.length)/2-(isOutside?0:1)}}
        const environmentOf=(head)=>head.replace(/^(# )?trace \d+, /,"");function indentedText(line){return"\#
         ".repeat(indentation(line)*2)+line.text}
        function indentation(line){if(line.kind==="header"||line.kind==="scenario")return 0;return line.kind\#
        ==="step"?line.depth:line.depth+1}
        class Rows{constructor(runs,pairs){this.runs=runs;this.pairs=pairs}
        get count(){return this.pairs?this.pairs.length:this.runs[0].count}
        at(row){if(!this.pairs)return{run:0,index:row,line:this.runs[0].at(row)};const[first,second]=this.pa\#
        irs[row];if(first<0)return{run:1,index:second,line:this.runs[1].at(second),only:1};return{run:0,inde\#
        x:first,line:this.runs[0].at(first),only:second<0?0:undefined}}
        rowOf(index){return this.pairs?Math.max(0,this.pairs.findIndex(([first])=>first===index)):index}}
        const LANE=20;const NAMES=110;const MOST_NAMES=0.5;const LETTER=7.3;const[NAME_SIZE,LEAST_NAME_SIZE]\#
        =[12,8];const TOP=22;const LEAST_STEP=5;const SECOND=120;const LANE_STATES={init:"alive",viewWillApp\#
        ear:"moving",viewDidAppear:"shown",viewWillDisappear:"moving",viewDidDisappear:"alive",deinit:"gone"\#
        ,};function methodOf(line){return/\.(\w+)(?:\(.*)?$/.exec(line.text.slice(line.receiver.length))?.[1\#
        ]??""}
        function lanesOf(run){const all=[];let lanes=new Map();const end=(index)=>{const group=[...lanes.val\#
        ues()].sort((left,right)=>left.first-right.first);for(const lane of group){if(lane.state!=="gone")la\#
        ne.spans.push({from:lane.since,to:index,state:lane.state})}
        if(all.length>0&&all.at(-1).heading)all.at(-1).last=index;all.push(...group);lanes=new Map()};for(le\#
        t index=0;index<run.count;index+=1){const line=run.at(index);if(line.kind==="scenario"){end(index);a\#
        ll.push({heading:true,name:line.text.replace(/^== /,""),first:index,last:run.count})}
        if(line.kind!=="call"||!line.receiver)continue;let lane=lanes.get(line.receiver);if(!lane){lane={nam\#
        e:line.receiver,first:index,spans:[],marks:[],state:"alive",since:index};lanes.set(line.receiver,lan\#
        e)}
        const method=methodOf(line);lane.marks.push({line:index,method});const state=Object.hasOwn(LANE_STAT\#
        ES,method)?LANE_STATES[method]:undefined;if(state&&state!==lane.state){lane.spans.push({from:lane.si\#
        nce,to:index,state:lane.state});[lane.state,lane.since]=[state,index]}}
        end(run.count);return all}
        class LaneView{constructor(element,run,select){this.element=element;this.run=run;this.all=lanesOf(ru\#
        n);this.lanes=this.all;this.moment=0;this.axis="lines";this.space=make("div",{class:"lane-space"});t\#
        his.drawing=draw("svg",{class:"lane-drawing",role:"img","aria-label":this.summary()});this.space.app\#
        end(this.drawing);element.append(this.space);element.addEventListener("scroll",()=>this.paint());ele\#
        ment.addEventListener("click",(event)=>{const place=event.clientX-element.getBoundingClientRect().le\#
        ft+element.scrollLeft-this.names;if(place>=0)select(this.lineAt(place))});new ResizeObserver(()=>{th\#
        is.layOut();this.go(this.moment)}).observe(element);this.layOut()}
        summary(){const names=this.all.filter((lane)=>!lane.heading).map((lane)=>lane.name);return`Lanes of \#
        ${names.length} controllers: ${names.slice(0, 20).join(", ")}`}
        filter(text){const wanted=text.trim().toLowerCase();this.lanes=this.all.filter((lane)=>!lane.heading\#
        &&lane.name.toLowerCase().includes(wanted));if(wanted==="")this.lanes=this.all;this.layOut()}
        setAxis(axis){this.axis=axis;this.layOut();this.go(this.moment)}
        layOut(){const{count}=this.run;const longest=this.all.reduce((most,lane)=>Math.max(most,lane.heading\#
        ?0:lane.name.length),0);const most=Math.max(NAMES,this.element.clientWidth*MOST_NAMES);this.names=Ma\#
        th.round(Math.min(most,Math.max(NAMES,longest*LETTER+16)));const width=Math.max(100,this.element.cli\#
        entWidth-this.names-12);const step=this.axis==="time"?2:Math.max(LEAST_STEP,Math.min(24,width/(count\#
        +0.5)));const last=count>0?this.run.at(count-1).time:0;const second=this.axis==="time"?Math.max(SECO\#
        ND,(width-step*count)/Math.max(0.01,last)):0;this.places=new Float64Array(count+1);let[before,latest\#
        ]=[0,0];for(let index=0;index<count;index+=1){const{time}=this.run.at(index);if(time<latest)before+=\#
        latest;latest=time;this.places[index]=step*(index+0.5)+(before+time)*second}
        this.places[count]=count>0?this.places[count-1]+step:0;this.space.style.width=`${this.names + this.p\#
        laces[count] + 12}px`;this.space.style.height=`${TOP + this.lanes.length * LANE + 4}px`;this.paint()\#
        }
        lineAt(place){let low=0;let high=this.run.count-1;while(low<high){const middle=(low+high)>>1;if(this\#
        .places[middle+1]<=place)low=middle+1;else high=middle}
        if(low+1<this.run.count&&this.places[low+1]-place<Math.abs(place-this.places[low]))low+=1;return low\#
        }
        go(line){this.moment=Math.max(0,line);const place=this.places[this.moment]??0;const{scrollLeft,clien\#
        tWidth}=this.element;if(place<scrollLeft||place>scrollLeft+clientWidth-this.names-20){this.element.s\#
        crollLeft=Math.max(0,place-(clientWidth-this.names)/2)}
        this.paint()}
        paint(){const{scrollTop,scrollLeft,clientWidth,clientHeight}=this.element;const{names}=this;const vi\#
        ew={left:scrollLeft-20,right:scrollLeft+clientWidth-names+20,x:names-scrollLeft};this.drawing.setAtt\#
        ribute("width",clientWidth);this.drawing.setAttribute("height",clientHeight);this.drawing.setAttribu\#
        te("viewBox",`0 0 ${clientWidth} ${clientHeight}`);const first=Math.max(0,Math.floor((scrollTop-TOP)\#
        /LANE));const last=Math.min(this.lanes.length,Math.ceil((scrollTop+clientHeight)/LANE));const top=(l\#
        ane)=>TOP+lane*LANE-scrollTop;const bands=this.bands(view,clientHeight,{left:scrollLeft,right:this.p\#
        laces[this.run.count]+12});const content=draw("g",{transform:`translate(${view.x} 0)`},...bands.line\#
        s);const place=this.places[this.moment]??0;content.append(draw("line",{class:"now",x1:place,x2:place\#
        ,y1:TOP,y2:clientHeight}));const column=draw("g",{},draw("rect",{class:"names",x:0,y:0,width:names-6\#
        ,height:clientHeight}));for(let number=first;number<last;number+=1){const lane=this.lanes[number];if\#
        (lane.heading)column.append(...this.heading(lane,top(number),clientWidth));else{content.append(...th\#
        is.lane(lane,top(number),view));column.append(this.nameText(lane.name,top(number)+14))}}
        const head=draw("g",{},draw("rect",{class:"names",x:0,y:0,width:clientWidth,height:TOP-1}),draw("g",\#
        {transform:`translate(${view.x} 0)`},...bands.texts),draw("rect",{class:"names",x:0,y:0,width:names-\#
        6,height:TOP-1}));this.drawing.replaceChildren(content,column,head)}
        nameText(name,y){const room=this.names-14;const size=Math.max(LEAST_NAME_SIZE,Math.min(NAME_SIZE,(ro\#
        om/name.length/LETTER)*NAME_SIZE));const most=Math.floor((room/LETTER)*(NAME_SIZE/size)+0.01);const \#
        text=draw("text",{x:6,y},name.length>most?`${name.slice(0, most - 1)}…`:name,draw("title",{},name));\#
        if(size<NAME_SIZE)text.style.fontSize=`${size}px`;return text}
        heading({name,first},y,width){return[draw("rect",{class:`heading${first > this.moment ? " later" : "\#
        "}`,x:0,y,width,height:LANE}),draw("text",{class:"heading-text",x:6,y:y+14},name),]}
        bands(view,height,{left,right}){const{count}=this.run;const[lines,texts]=[[],[]];let line=this.lineA\#
        t(Math.max(0,view.left));while(line>0&&!this.isBand(line))line-=1;let free=left;for(;line<count&&thi\#
        s.places[line]<=view.right;line+=1){if(!this.isBand(line))continue;const x=this.places[line]-2;lines\#
        .push(draw("line",{class:"band",x1:x,x2:x,y1:TOP,y2:height}));const found=this.run.at(line);if(found\#
        .kind==="scenario")continue;const text=`${found.time.toFixed(2)} ${found.text.replace(/^> /, "")}`;c\#
        onst width=text.length*6.7;const start=Math.max(left+3,Math.min(x+3,right-width));if(start<free)cont\#
        inue;const next=this.nextBand(line);if(x<left&&next<count&&this.places[next]<start+width)continue;fr\#
        ee=start+width+8;texts.push(draw("text",{class:"step",x:start,y:14},text))}
        return{lines,texts}}
        isBand(line){const{kind}=this.run.at(line);return kind==="step"||kind==="scenario"}
        nextBand(line){let next=line+1;while(next<this.run.count&&!this.isBand(next))next+=1;return next}
        lane(lane,y,view){const parts=[];for(const{from,to,state}of lane.spans){const[x1,x2]=[this.places[fr\#
        om],this.places[to]];if(x2<view.left||x1>view.right)continue;if(state==="shown")parts.push(draw("rec\#
        t",{class:"shown",x:x1,y:y+5,width:x2-x1,height:10}));else parts.push(draw("line",{class:state,x1,x2\#
        ,y1:y+10,y2:y+10}))}
        let drawn=-Infinity;for(const{line,method}of lane.marks){const x=this.places[line];if(x<view.left||x\#
        >view.right||x-drawn<1.5)continue;drawn=x;const isEnd=method==="init"||method==="deinit";parts.push(\#
        draw("rect",{class:`call-mark${line > this.moment ? " later" : ""}${isEnd ? " end" : ""}`,x:x-2,widt\#
        h:4,y:isEnd?y+3:y+7,height:isEnd?14:6,},draw("title",{},this.run.at(line).text)))}
        return parts}}
        const EXTRA=8;const MOST_PRINTED=5000;class TraceList{constructor(element,select){this.element=eleme\#
        nt;this.select=select;this.rows=null;this.moment=-1;this.names=["",""];this.space=make("div",{class:\#
        "space",role:"presentation"});this.lines=new VisibleRows(this.space);element.append(this.space);elem\#
        ent.addEventListener("scroll",()=>this.paint());element.addEventListener("keydown",(event)=>this.pre\#
        ss(event));element.addEventListener("click",(event)=>{const row=event.target.closest("[data-row]");i\#
        f(row)this.select(Number(row.dataset.row))});this.height=0;new ResizeObserver(()=>this.resized()).ob\#
        serve(element);addEventListener("beforeprint",()=>this.paint(true));addEventListener("afterprint",()\#
        =>this.paint())}
        show(rows,moment,names=this.names){this.rows=rows;this.names=names;this.space.style.height=`${rows.c\#
        ount * ROW}px`;this.moment=moment;this.paint()}
        go(moment){this.moment=moment;const top=moment*ROW;const{scrollTop,clientHeight}=this.element;if(top\#
        <scrollTop+ROW)this.element.scrollTop=Math.max(0,top-ROW*2);else if(top>scrollTop+clientHeight-ROW*3\#
        )this.element.scrollTop=top-clientHeight+ROW*3;this.paint()}
        resized(){const{height}=this;this.height=this.element.clientHeight;const top=this.moment*ROW-this.el\#
        ement.scrollTop;const wasSeen=height===0||(top>=0&&top<height);if(wasSeen&&this.rows&&this.moment>=0\#
        )this.go(this.moment);else this.paint()}
        press(event){if(!this.rows||event.ctrlKey||event.metaKey||event.altKey)return;const page=Math.max(1,\#
        Math.floor(this.element.clientHeight/ROW)-1);const moves={ArrowUp:this.moment-1,ArrowDown:this.momen\#
        t+1,PageUp:this.moment-page,PageDown:this.moment+page,Home:0,End:this.rows.count-1,};if(!(event.key \#
        in moves))return;event.preventDefault();this.select(Math.max(0,Math.min(this.rows.count-1,moves[even\#
        t.key])))}
        paint(all=false){if(!this.rows)return;const{count}=this.rows;const{scrollTop,clientHeight}=this.elem\#
        ent;const first=all?0:Math.max(0,Math.floor(scrollTop/ROW)-EXTRA);const last=all?Math.min(count,MOST\#
        _PRINTED):Math.min(count,Math.ceil((scrollTop+clientHeight)/ROW)+EXTRA);const lines=[];for(let row=f\#
        irst;row<last;row+=1)lines.push(this.line(row,count));if(this.moment>=0&&this.moment<count&&(this.mo\#
        ment<first||this.moment>=last)){lines.push(this.line(this.moment,count))}
        this.lines.show(lines);if(this.moment>=0&&this.moment<count){this.element.setAttribute("aria-actived\#
        escendant",this.lineId(this.moment))}else{this.element.removeAttribute("aria-activedescendant")}}
        lineId(row){return`${this.element.id}-${row}`}
        line(row,count){const{line,only}=this.rows.at(row);const classes=["line",`kind-${line.kind}`];if(row\#
        >this.moment)classes.push("later");if(only!==undefined)classes.push(only===0?"only-first":"only-seco\#
        nd");const parts={row,count,text:line.text,indent:indentation(line)*2+2,classes:classes.join(" "),is\#
        Selected:row===this.moment,note:only===undefined?"":`only ${this.names[only]}: `,};return{key:row,lo\#
        ok:JSON.stringify(parts),build:()=>this.lineElement(parts)}}
        lineElement({row,count,text,indent,classes,isSelected,note}){const element=make("div",{id:this.lineI\#
        d(row),class:classes,role:"option","aria-selected":String(isSelected),"aria-posinset":row+1,"aria-se\#
        tsize":count,"data-row":row,},note?make("span",{class:"hidden"},note):null,text);element.style.top=`\#
        ${row * ROW}px`;element.style.paddingInlineStart=`${indent}ch`;return element}}
        const STATUS_BAR=44;const BAR=44;const TAB_BAR=64;const COVERING=new Set(["fullScreen","currentConte\#
        xt"]);const FARTHEST=0.85;const DIMMING=new Set(["pageSheet","formSheet","alert","actionSheet","auto\#
        matic","custom","popover"]);function drawPicture(picture){const width=picture.width||390;const heigh\#
        t=picture.height||844;const drawing=draw("svg",{viewBox:`-6 -6 ${width + 12} ${height + 12}`,role:"i\#
        mg","aria-label":picture.sentence??"The screen",class:`screen phase-${picture.phase}`,});drawing.app\#
        end(draw("defs",{},draw("clipPath",{id:"screen-clip"},draw("rect",{x:0,y:0,width,height,rx:24}))));d\#
        rawing.append(draw("rect",{class:"device",x:-4,y:-4,width:width+8,height:height+8,rx:28}));const con\#
        tent=draw("g",{"clip-path":"url(#screen-clip)"});drawing.append(content);const pen={picture,motions:\#
        motions(picture,width,height)};for(const window of picture.windows??[]){if(window.root)content.appen\#
        d(drawNode(window.root,pen,0))}
        if(picture.firstResponder&&picture.windows?.length)content.append(drawKeyboard(picture,width,height)\#
        );if(!picture.windows?.length){content.append(draw("text",{class:"label",x:width/2,y:height/2},"no w\#
        indow"))}
        return drawing}
        function motions(picture,width,height){const found=new Map();for(const transition of picture.transit\#
        ions??[]){const left=Math.min(FARTHEST,1-Math.max(0,Math.min(1,transition.progress??0)));const gone=\#
        Math.max(1-FARTHEST,Math.min(1,transition.progress??0));const[from,to]=[transition.from,transition.t\#
        o];if(transition.kind.startsWith("push")){found.set(to,[left*width,0]).set(from,[-gone*width*0.3,0])\#
        }else if(transition.kind.startsWith("pop")){found.set(from,[gone*width,0]).set(to,[-left*width*0.3,0\#
        ])}else if(transition.kind.startsWith("present")){found.set(to,[0,left*height])}else if(transition.k\#
        ind.startsWith("dismiss")){found.set(from,[0,gone*height])}}
        return found}
        function drawNode(node,pen,depth){const group=draw("g",{class:`controller state-${node.state} base-$\#
        {node.base}`});const[dx,dy]=pen.motions.get(node.name)??[0,0];if(dx||dy)group.setAttribute("transfor\#
        m",`translate(${dx} ${dy})`);const isDrawn=isSeen(node);if(isDrawn)group.append(...drawFrame(node,de\#
        pth));const presented=(node.children??[]).filter((child)=>child.role==="presented");const contained=\#
        (node.children??[]).filter((child)=>child.role!=="presented");for(const child of contained)group.app\#
        end(drawNode(child,pen,depth+1));if(isDrawn)group.append(...drawBars(node));for(const child of prese\#
        nted){if(isDimmed(child)){const{width,height}=pen.picture;group.append(draw("rect",{class:"dimming",\#
        x:0,y:0,width,height}))}
        group.append(drawNode(child,pen,depth+1))}
        return group}
        const isSeen=(node)=>node.width>0&&(node.view==="inWindow"||(node.view==="loaded"&&isMoving(node)));\#
        const isMoving=(node)=>node.state==="appearing"||node.state==="disappearing";const isDimmed=(child)=\#
        >DIMMING.has(child.style)&&!COVERING.has(child.style)&&isSeen(child);function drawFrame(node,depth){\#
        const radius=node.role==="presented"&&!COVERING.has(node.style)?14:0;const frame=draw("rect",{class:\#
        `frame depth-${depth % 4}`,x:node.x,y:node.y,width:node.width,height:node.height,rx:radius,});const \#
        hasContent=(node.children??[]).some((child)=>child.role!=="presented"&&child.view==="inWindow");if(h\#
        asContent)return[frame];const x=node.x+node.width/2;const y=node.y+node.height/2;return[frame,fitted\#
        ("label",x,y,node.name,node.width-12),fitted("detail",x,y+24,stateText(node),node.width-12),]}
        const stateText=(node)=>[node.role==="presented"?node.style:"",node.state].filter(Boolean).join(", "\#
        );const SIZES={label:22,detail:15,title:17,back:16,"tab-title":14};const LEAST_SCALE=0.55;const LETT\#
        ER_SHARE=0.58;function fitted(name,x,y,text,width){const size=SIZES[name.split(" ")[0]];const scale=\#
        Math.max(LEAST_SCALE,Math.min(1,width/Math.max(1,text.length*size*LETTER_SHARE)));const most=Math.ma\#
        x(3,Math.floor(width/(size*LETTER_SHARE*scale)));const shown=text.length>most?`${text.slice(0, most \#
        - 1)}…`:text;const element=draw("text",{class:name,x,y},shown,shown===text?null:draw("title",{},text\#
        ));if(scale<1)element.style.fontSize=`${size * scale}px`;return element}
        function drawBars(node){const parts=[];if(node.navigationBar){const isAtTop=node.y<STATUS_BAR;const \#
        height=BAR+(isAtTop?STATUS_BAR:0);const stack=(node.children??[]).filter((child)=>child.role!=="pres\#
        ented");const top=stack[stack.length-1];parts.push(draw("rect",{class:"bar",x:node.x,y:node.y,width:\#
        node.width,height}),fitted("title",node.x+node.width/2,node.y+height-15,top?.title||top?.name||"",no\#
        de.width-220));if(stack.length>1){const before=stack[stack.length-2];parts.push(fitted("back",node.x\#
        +8,node.y+height-15,`‹ ${before.title || before.name}`,98))}}
        if(node.toolbar){parts.push(draw("rect",{class:"bar",x:node.x,y:node.y+node.height-TAB_BAR,width:nod\#
        e.width,height:TAB_BAR,}))}
        if(node.tabBar)parts.push(...drawTabs(node));return parts}
        function drawTabs(node){const y=node.y+node.height-TAB_BAR;const parts=[draw("rect",{class:"bar",x:n\#
        ode.x,y,width:node.width,height:TAB_BAR})];const width=node.width/Math.max(1,node.tabBar.length);nod\#
        e.tabBar.forEach((title,place)=>{const isSelected=place===node.selectedTab;const x=node.x+width*(pla\#
        ce+0.5);parts.push(draw("circle",{class:isSelected?"tab selected":"tab",cx:x,cy:y+18,r:8}),fitted(is\#
        Selected?"tab-title selected":"tab-title",x,y+46,title,width-8))});return parts}
        function drawKeyboard(picture,width,height){const keyboard=Math.min(291,height*0.4);return draw("g",\#
        {class:"keyboard"},draw("rect",{x:0,y:height-keyboard,width,height:keyboard}),fitted("detail",width/\#
        2,height-keyboard/2,`keyboard: ${picture.firstResponder}`,width-12))}
        const STATES={none:"not shown",appearing:"appearing",appeared:"appeared",disappearing:"disappearing"\#
        ,disappeared:"disappeared",};class TreeView{constructor(element){this.element=element;this.place=0;e\#
        lement.addEventListener("keydown",(event)=>this.press(event))}
        show(picture){const items=[];const add=(node,level)=>{items.push(this.item(node,level));for(const ch\#
        ild of node.children??[])add(child,level+1)};for(const window of picture?.windows??[]){items.push(th\#
        is.windowItem(window));if(window.root)add(window.root,2)}
        const hadFocus=this.element.contains(document.activeElement);if(items.length===0){items.push(make("d\#
        iv",{role:"treeitem","aria-level":1,class:"quiet"},"No window."))}
        this.element.replaceChildren(...items);this.focusable(Math.min(this.place,items.length-1));if(hadFoc\#
        us)this.element.children[this.place].focus()}
        windowItem(window){return make("div",{role:"treeitem","aria-level":1,class:"node"},make("span",{clas\#
        s:"name"},window.name)," ",make("span",{class:"quiet"},window.isKey?"key window":"window"))}
        item(node,level){const element=make("div",{role:"treeitem","aria-level":level,class:`node state-${no\#
        de.state}`},make("span",{class:"name"},`${node.role === "presented" ? "+ " : ""}${node.name}`)," ",m\#
        ake("span",{class:"state"},STATES[node.state]??node.state)," ",make("span",{class:"quiet"},[node.rol\#
        e==="presented"?node.style??"presented":"",node.base,node.view==="none"?"no view":"",].filter(Boolea\#
        n).join(", ")));element.style.paddingInlineStart=`${(level - 1) * 1.2 + 0.4}em`;return element}
        focusable(place){this.place=Math.max(0,place);[...this.element.children].forEach((item,number)=>{ite\#
        m.tabIndex=number===this.place?0:-1})}
        press(event){const last=this.element.children.length-1;const places={ArrowDown:this.place+1,ArrowUp:\#
        this.place-1,Home:0,End:last};if(!(event.key in places))return;event.preventDefault();event.stopProp\#
        agation();this.focusable(Math.max(0,Math.min(last,places[event.key])));this.element.children[this.pl\#
        ace].focus()}}
        function sourceList(rule){const links=rule.links??{};return rule.sources.flatMap((name,place)=>{cons\#
        t url=Object.hasOwn(links,name)?String(links[name]):"";const source=url.startsWith("https:"+"//")?ma\#
        ke("a",{href:url,target:"_blank",rel:"noopener noreferrer"},name):name;return place===0?[source]:[",\#
         ",source]})}
        const CONFIDENCE={logged:"seen in a log",documented:"documented by Apple",contested:"sources disagre\#
        e",inferred:"inferred from other behaviour",};function releases(rule){if(rule.releases)return rule.r\#
        eleases;if(rule.since===undefined)return"";return rule.until===null||rule.until===undefined?`iOS ${r\#
        ule.since} and later`:`iOS ${rule.since} to ${rule.until}`}
        function showWhy(element,{line,rule,whynot}){const parts=[];if(line)parts.push(make("p",{class:"call\#
        "},line.text));if(rule){parts.push(make("p",{},make("code",{class:"rule"},rule.id??line.rule)," ",ru\#
        le.text),make("p",{class:"quiet"},[CONFIDENCE[line?.confidence??rule.confidence]??rule.confidence,re\#
        leases(rule),].filter(Boolean).join(" · "),...(rule.sources?.length?[" · sources: ",...sourceList(ru\#
        le)]:[])))}else if(line?.rule){parts.push(make("p",{},make("code",{class:"rule"},line.rule)))}else i\#
        f(line){parts.push(make("p",{class:"quiet"},REASONS[line.kind]??"This line has no rule of its own.")\#
        )}
        if(whynot?.length){parts.push(make("h3",{},"Not called in this step"),make("ul",{class:"whynot"},...\#
        whynot.map((entry)=>make("li",{},make("code",{},entry.call),": ",entry.reason," ",entry.rule?make("c\#
        ode",{class:"rule"},entry.rule):null))))}
        element.replaceChildren(...parts)}
        const REASONS={header:"The release and the device of the run.",step:"A statement of the script. The \#
        calls that it causes follow.",scenario:"A scenario runs from the start, with a new app.",print:"The \#
        script prints this.",expected:"An expectation of the script that is not met.",error:"The script fail\#
        ed here, and the run ended.",unknown:"A decision on a value that nothing declares.",nothing:"The ste\#
        p has no effect, for this reason.",leak:"A controller that nothing on the screen refers to is still \#
        alive.",};const SENTENCE_DELAY=250;const BUTTONS=[["back","first","|◀","First line"],["back","previo\#
        us-step","◀◀","Previous statement"],["back","previous","◀","Previous line"],["forth","next","▶","Nex\#
        t line"],["forth","next-step","▶▶","Next statement"],["forth","last","▶|","Last line"],];class Momen\#
        tView{constructor(source,moved){this.source=source;this.moved=moved;this.rows=null;this.moment=-1;th\#
        is.question=0;this.list=new TraceList(byId("trace"),(row)=>this.go(row));this.tree=new TreeView(byId\#
        ("tree"));this.slider=byId("slider");this.slider.addEventListener("input",()=>this.go(Number(this.sl\#
        ider.value)));const targets={first:()=>0,previous:()=>this.moment-1,next:()=>this.moment+1,last:()=>\#
        this.rows.count-1,"previous-step":()=>this.step(-1),"next-step":()=>this.step(1),};for(const[side,id\#
        ,sign,name]of BUTTONS){byId(side).append(make("button",{type:"button",id,"aria-label":name,title:nam\#
        e,click:()=>this.rows&&this.go(targets[id]()),},sign))}
        this.speak=later(SENTENCE_DELAY,(text)=>{byId("sentence").textContent=text})}
        get count(){return this.rows?.count??0}
        show(rows,moment,names){this.rows=rows;this.slider.max=String(Math.max(0,rows.count-1));this.slider.\#
        disabled=rows.count===0;this.moment=Math.max(-1,Math.min(moment,rows.count-1));this.list.show(rows,t\#
        his.moment,names);this.update()}
        go(row){if(this.count===0)return;this.moment=Math.max(0,Math.min(row,this.count-1));this.list.go(thi\#
        s.moment);this.update()}
        step(direction){for(let row=this.moment+direction;row>=0&&row<this.count;row+=direction){if(this.row\#
        s.at(row).line.kind==="step")return row}
        return direction>0?this.count-1:0}
        async update(){const row=this.moment;const entry=row>=0&&row<this.count?this.rows.at(row):null;this.\#
        slider.value=String(Math.max(0,row));this.question+=1;const{question}=this;if(!entry)return this.sho\#
        wMoment(null,null);const isCurrent=()=>question===this.question;const answer=(value)=>Promise.resolv\#
        e(value).catch(()=>null);const found=await answer(this.source.moment(row));if(!isCurrent())return un\#
        defined;const line={...entry.line,...found?.line};const rule=line.rule?await answer(this.source.rule\#
        (line.rule)):null;if(!isCurrent())return undefined;this.showMoment({...entry,line},found?.picture,ru\#
        le);const whynot=await answer(this.source.whynot(row));if(isCurrent()&&whynot?.length)showWhy(byId("\#
        why"),{line,rule,whynot});return undefined}
        showMoment(entry,picture,rule){const line=entry?.line;const place=line?placeText(line,this.moment,th\#
        is.count):"";byId("place").textContent=place;this.slider.setAttribute("aria-valuetext",line?`${place\#
        }: ${line.text}`:"no line");this.moved(entry);byId("picture").replaceChildren(...(picture?[drawPictu\#
        re(picture)]:[]));byId("clock").textContent=picture?clockText(picture):"";this.tree.show(picture);sh\#
        owWhy(byId("why"),{line,rule});this.picture=picture;this.speak(line?`${line.text}. ${picture?.senten\#
        ce ?? ""}`:"")}}
        function placeText(line,row,count){const place=`line ${row + 1} of ${count}`;return line.step>0?`${p\#
        lace} · step ${line.step}`:place}
        function clockText(picture){const parts=[`${picture.clock.toFixed(2)} s`,picture.phase];for(const tr\#
        ansition of picture.transitions??[]){const sides=[transition.from,transition.to].filter(Boolean).joi\#
        n(" → ");parts.push(`${transition.kind} ${sides} ${Math.round((transition.progress ?? 0) * 100)} %`)\#
        }
        return parts.join(" · ")}
        function pressMomentKey(view,event){const target=event.target;const isTyping=target.matches?.("texta\#
        rea, input:not([type=range]), select")||target.isContentEditable;if(isTyping||event.ctrlKey||event.m\#
        etaKey||event.altKey)return false;const moves={ArrowRight:()=>view.go(view.moment+1),ArrowLeft:()=>v\#
        iew.go(view.moment-1),n:()=>view.go(view.step(1)),p:()=>view.go(view.step(-1)),};if(!(event.key in m\#
        oves)||target.matches?.("input"))return false;event.preventDefault();moves[event.key]();return true}
        function connectPanes(){const buttons=[...document.querySelectorAll("[data-show]")];const choose=(na\#
        me)=>{document.body.dataset.pane=name;for(const button of buttons)button.setAttribute("aria-pressed"\#
        ,String(button.dataset.show===name))};for(const button of buttons)button.addEventListener("click",()\#
        =>choose(button.dataset.show));choose(document.body.dataset.pane);return choose}
        function connectPaneKeys(){addEventListener("keydown",(event)=>{if(event.key!=="F6")return;event.pre\#
        ventDefault();const stops=[...document.querySelectorAll("[data-stop]")].filter((stop)=>stop.offsetPa\#
        rent!==null);if(stops.length===0)return;const place=stops.findIndex((stop)=>stop.contains(document.a\#
        ctiveElement));const next=(place+(event.shiftKey?stops.length-1:1)+stops.length)%stops.length;stops[\#
        next].focus()})}
        const LINE_TIME=220;const LONGEST_WAIT=1200;const KEYS=[["Space","play, or pause"],["← →","previous \#
        and next line"],["p, n","previous and next statement"],["Home, End","first and last line"],["t","axi\#
        s: lines or virtual time"],["/","search a controller"],["F6, Shift+F6","next and previous pane"],];c\#
        lass Player{constructor(data){this.run=new PackedRun(data);this.others=[data.compare?new PackedRun(d\#
        ata.compare):null,expectedRun(data.expected)];this.timer=0;byId("file").textContent=data.file;byId("\#
        head").textContent=data.head;document.title=`${data.file} – ${data.head}`;this.showScript(data.scrip\#
        t);const runs=[this.run,this.others.find(Boolean)??null];const pairs=runs[1]&&alignRuns(this.texts(r\#
        uns[0]),this.texts(runs[1]));this.rows=new Rows(runs,pairs);this.lanes=new LaneView(byId("lanes"),th\#
        is.run,(line)=>this.view.go(this.rows.rowOf(line)));this.view=new MomentView({moment:(row)=>({pictur\#
        e:this.pictureAt(row)}),whynot:(row)=>this.ask("whynot",row),rule:(id)=>this.rule(id),},(entry)=>thi\#
        s.moved(entry));const names=data.expected!==undefined&&!data.compare?["found","expected"]:[data.head\#
        ,data.compare?.head??""].map(environmentOf);byId("legend").hidden=!pairs;byId("legend").textContent=\#
        pairs?legendOf(names):"";this.view.show(this.rows,0,names);this.choosePane=connectPanes();connectPan\#
        eKeys();this.connect();this.openAtFailure(data,names);document.body.dataset.ready="true"}
        openAtFailure(data,names){const difference=firstDifference(this.rows);const[failure]=this.run.failur\#
        es;let[row,text]=[-1,""];if(failure){row=firstFailure(this.rows);if(row<0)row=this.rows.rowOf(failur\#
        e.index);const place=failure.line>0?` · ${data.file}:${failure.line}`:"";const more=this.run.failure\#
        s.length>1?`, and ${this.run.failures.length - 1} more`:"";text=`Failed: ${failure.text}${place}${mo\#
        re}`}else if(difference>=0){row=difference;const{line,only}=this.rows.at(row);const at=line.line>0?`\#
         · ${data.file}:${line.line}`:"";const hasGolden=data.expected!==undefined&&!data.compare;const[what\#
        ,owner]=hasGolden?["First difference from the golden",["the run","the golden"][only]]:["First differ\#
        ence",names[only]];text=`${what}: only ${owner} has '${line.text}'${at}`}
        if(row<0)return;const go=()=>{this.view.go(row);this.choosePane("trace")};showBanner(text,go);this.v\#
        iew.go(row)}
        connect(){byId("play").addEventListener("click",()=>this.toggle());byId("axis").addEventListener("ch\#
        ange",()=>this.lanes.setAxis(byId("axis").value));byId("search").addEventListener("input",()=>this.l\#
        anes.filter(byId("search").value));byId("help").addEventListener("click",()=>byId("help-dialog").sho\#
        wModal());byId("help-keys").append(...KEYS.flatMap(([key,what])=>[make("dt",{},key),make("dd",{},wha\#
        t)]));connectTheme(byId("theme"));addEventListener("keydown",(event)=>this.press(event))}
        press(event){if(pressMomentKey(this.view,event)||event.defaultPrevented)return;const target=event.ta\#
        rget;if(event.ctrlKey||event.metaKey||event.altKey||target.matches("input, select"))return;const act\#
        ions={t:()=>{byId("axis").value=byId("axis").value==="time"?"lines":"time";this.lanes.setAxis(byId("\#
        axis").value)},"/":()=>byId("search").focus(),Home:()=>this.view.go(0),End:()=>this.view.go(this.vie\#
        w.count-1),};if(!target.matches("button, summary"))actions[" "]=()=>this.toggle();if(!(event.key in \#
        actions))return;event.preventDefault();actions[event.key]()}
        texts(run){return Array.from({length:run.count},(_,index)=>indentedText(run.at(index)))}
        ask(what,row){const{run,index}=this.rows.at(row);return this.rows.runs[run][what](index)}
        pictureAt(row){return this.ask("picture",row)??this.run.picture(this.lineOfRun(row))}
        rule(id){for(const run of this.rows.runs){const found=run?.rules[id];if(found)return{id,...found}}
        return null}
        showScript(text){const space=make("div",{class:"space"});this.scriptLines=text.split("\n").map((line\#
        ,number)=>{const element=make("div",{class:"line"},make("span",{class:"number"},String(number+1)),li\#
        ne);element.style.top=`${number * ROW}px`;return element});space.style.height=`${this.scriptLines.le\#
        ngth * ROW}px`;space.append(...this.scriptLines);byId("script").append(space);byId("script").style.s\#
        etProperty("--gutter",`${String(this.scriptLines.length).length + 3}ch`)}
        moved(entry){this.scriptLines.find((line)=>line.classList.contains("running"))?.classList.remove("ru\#
        nning");const line=entry&&this.scriptLines[entry.line.line-1];if(line){line.classList.add("running")\#
        ;const list=byId("script");const top=(entry.line.line-1)*ROW;if(top<list.scrollTop||top>list.scrollT\#
        op+list.clientHeight-ROW*2){list.scrollTop=Math.max(0,top-list.clientHeight/2)}}
        if(entry)this.lanes.go(this.lineOfRun(this.view.moment))}
        lineOfRun(row){let place=row;while(place>0&&this.rows.at(place).run!==0)place-=1;const{run,index}=th\#
        is.rows.at(place);return run===0?index:0}
        toggle(){if(this.timer)return this.pause();if(this.view.moment>=this.view.count-1)this.view.go(0);by\#
        Id("play").textContent="❚❚ Pause";return this.playNext()}
        pause(){clearTimeout(this.timer);this.timer=0;byId("play").textContent="▶ Play"}
        playNext(){const row=this.view.moment;if(row>=this.view.count-1)return this.pause();const[before,aft\#
        er]=[row,row+1].map((one)=>this.rows.at(one).line.time??0);const delay=Math.min(LONGEST_WAIT,LINE_TI\#
        ME+Math.max(0,after-before)*1000)/Number(byId("speed").value);this.timer=setTimeout(()=>{this.view.g\#
        o(row+1);this.playNext()},delay);return undefined}}
        function expectedRun(text){if(text===undefined)return null;const lines=text.replace(/\n$/,"").split(\#
        "\n").map(parsedLine);return{count:lines.length,at:(index)=>lines[index],rules:{},picture:()=>null,w\#
        hynot:()=>null}}
        new Player(JSON.parse(byId("data").textContent));</script>
        </body>
        </html>

        """#
}
