// A vendor's receiver with nothing but Go's standard library. Start it with: go run receiver.go
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"
)

var (
	api    = os.Getenv("MARKETPLACE_URL") + "/api"
	token  = os.Getenv("MARKETPLACE_TOKEN")
	secret = []byte(os.Getenv("EVENT_SECRET"))
	// Stands for your database: a folder with a file for each tenant, named by its subscription.
	tenants = env("DATABASE", "tenants")
	// http.DefaultClient waits for ever.
	client = &http.Client{Timeout: 4 * time.Second}
	locks  sync.Map
)

type object = map[string]any

// call calls the marketplace, and reads what it answers into result.
func call(method, path string, body, result any) (status int, err error) {
	data, err := json.Marshal(body)
	if err != nil {
		return 0, err
	}
	request, err := http.NewRequest(method, api+path, bytes.NewReader(data))
	if err != nil {
		return 0, err
	}
	request.Header.Set("CMW-Auth-Token", token)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return 0, err
	}
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		return response.StatusCode, fmt.Errorf("%s %s: %s", method, path, response.Status)
	}
	if result != nil {
		err = json.NewDecoder(response.Body).Decode(result)
	}
	return response.StatusCode, err
}

// reconcile reads the subscription, and makes or removes its tenant. It is safe to do twice.
func reconcile(id int) error {
	path, file := fmt.Sprintf("/subscription/%d", id), filepath.Join(tenants, strconv.Itoa(id))
	var subscription struct {
		DeploymentStatus, Type string
		Paid                   bool
	}
	if status, err := call("GET", path, nil, &subscription); status == 404 {
		return nil
	} else if err != nil {
		return err
	}
	switch status := subscription.DeploymentStatus; {
	case status == "PENDING" && (subscription.Paid || subscription.Type == "TRIAL"):
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			return err
		}
		endpoints := []object{{"category": "APP", "endpoint": fmt.Sprintf("https://tenant-%d.example", id)}}
		if _, err := call("POST", path+"/endpoints", endpoints, nil); err != nil {
			return err
		}
		_, err := call("PATCH", path, object{"deploymentStatus": "DEPLOYED"}, nil)
		return err
	case status == "UNDEPLOY_SENT" || status == "UNDEPLOYED":
		if err := os.Remove(file); err != nil && !os.IsNotExist(err) {
			return err
		}
		if status == "UNDEPLOY_SENT" {
			_, err := call("PATCH", path, object{"deploymentStatus": "UNDEPLOYED"}, nil)
			return err
		}
	}
	return nil
}

// takeEvent answers 204 when all is done; after anything else the marketplace sends the event again.
func takeEvent(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 65536))
	mac := hmac.New(sha1.New, secret)
	mac.Write(body)
	expected := "sha1=" + hex.EncodeToString(mac.Sum(nil))
	if err != nil || !hmac.Equal([]byte(expected), []byte(r.Header.Get("CMW-Event-Signature"))) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	// The id of an event is text: with `Id int` every event would fail here. A json.Number takes both.
	var event struct {
		Entity string
		Id     json.Number
	}
	if json.Unmarshal(body, &event) == nil && event.Entity == "Subscription" {
		if id, err := strconv.Atoi(event.Id.String()); err == nil {
			lock, _ := locks.LoadOrStore(id, &sync.Mutex{})
			lock.(*sync.Mutex).Lock()
			defer lock.(*sync.Mutex).Unlock()
			if err := reconcile(id); err != nil {
				log.Printf("subscription %d: %v", id, err)
				w.WriteHeader(http.StatusServiceUnavailable)
				return
			}
		}
	}
	w.WriteHeader(http.StatusNoContent)
}

func answerMetric(w http.ResponseWriter, r *http.Request) {
	id, err := strconv.Atoi(r.Header.Get("CD-Subscription-Id"))
	_, missing := os.Stat(filepath.Join(tenants, strconv.Itoa(id)))
	if err != nil || missing != nil || r.Header.Get("X-Metric-Key") != os.Getenv("METRIC_KEY") {
		http.NotFound(w, r)
		return
	}
	json.NewEncoder(w).Encode(object{"value": 3})
}

// listTenants is for certify alone.
func listTenants(w http.ResponseWriter, _ *http.Request) {
	files, _ := os.ReadDir(tenants)
	list := []object{}
	for _, file := range files {
		id, _ := strconv.Atoi(file.Name())
		list = append(list, object{"subscription": id, "id": file.Name()})
	}
	json.NewEncoder(w).Encode(list)
}

func env(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func main() {
	if err := os.MkdirAll(tenants, 0o700); err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/events", takeEvent)
	http.HandleFunc("/metric/users", answerMetric)
	http.HandleFunc("/tenants", listTenants)
	log.Fatal(http.ListenAndServe(net.JoinHostPort(env("HOST", "127.0.0.1"), env("PORT", "3000")), nil))
}
